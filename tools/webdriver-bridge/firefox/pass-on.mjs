import { once } from 'node:events';

/** The values of layout.css.prefers-color-scheme.content-override. */
const SCHEMES = { dark: 0, light: 1 };
const LIKE_THE_SYSTEM = 2;

/** Forwards commands to Firefox, and events back. Executes the command that Firefox lacks. */
export const toPassOn = (socket) => (emit) => {
  const isOpen = once(socket, 'open');
  const waiting = new Map();
  let lastId = 0;

  socket.on('message', (text) => {
    const message = JSON.parse(String(text));
    if (message.type === 'event') return emit(message.method, message.params);
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') return resolve(message.result);
    return reject(Object.assign(new Error(message.message), { code: message.error }));
  });

  async function ask(method, params) {
    await isOpen;
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
  }

  /** Sets the color scheme of all pages of this Firefox: a preference outlives a page's navigation. */
  async function setColorScheme(scheme) {
    const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const value = SCHEMES[scheme] ?? LIKE_THE_SYSTEM;
    const answer = await ask('script.evaluate', {
      expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  }

  return (method, params) =>
    method === 'emulation.setMediaFeaturesOverride'
      ? setColorScheme(params.features['prefers-color-scheme'])
      : ask(method, params);
};
