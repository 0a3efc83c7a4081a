import { randomUUID } from 'node:crypto';
import { UserContext } from './user-context.mjs';

/** What Playwright says to every browser and WebKit needs nothing for: it is so already, or has no effect here. */
const TAKEN_FOR_GRANTED = new Set([
  'browser.setDownloadBehavior',
  'browsingContext.activate',
  'emulation.setLocaleOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'input.releaseActions',
  'network.addDataCollector',
  'network.setCacheBehavior',
  'network.removeIntercept',
  'session.subscribe',
]);

/**
 * Answers the commands of WebDriver BiDi that the journeys need.
 * @param options what the visitor has set: `--reduced-motion`, `--no-script`
 */
export const toBrowser = (options) => (emit) => {
  const userContexts = new Map();

  const allPages = () => [...userContexts.values()].flatMap(({ pages }) => pages);
  const ownerOf = (page) => userContexts.get(page.userContext);

  function pageOf(id) {
    const page = allPages().find((each) => each.id === id);
    if (page) return page;
    throw Object.assign(new Error(`There is no page ${id}.`), { code: 'no such frame' });
  }

  const pageOfTarget = ({ context, realm }) =>
    pageOf(context ?? allPages().find((page) => page.hasRealm(realm))?.id);

  /** The user contexts that a command is for, which names them or pages of theirs. */
  const meant = ({ userContexts: ids = [], contexts = [] }) => [
    ...ids.map((id) => userContexts.get(id)),
    ...contexts.map((id) => ownerOf(pageOf(id))),
  ];

  const call = (declaration, { target, resultOwnership, serializationOptions, ...rest }) =>
    pageOfTarget(target).call(declaration, rest.arguments ?? [], {
      sandbox: target.sandbox,
      depth: serializationOptions?.maxObjectDepth ?? 100,
      owned: resultOwnership === 'root',
    });

  const commands = {
    'session.new': () => ({
      sessionId: randomUUID(),
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' },
    }),
    'browser.close': async () => {
      await Promise.all([...userContexts.values()].map((each) => each.end()));
      setImmediate(() => process.exit());
    },
    'browser.createUserContext': async () => {
      const userContext = await UserContext.start(emit, options);
      userContexts.set(userContext.id, userContext);
      return { userContext: userContext.id };
    },
    'browser.removeUserContext': async ({ userContext }) => {
      await userContexts.get(userContext).end();
      userContexts.delete(userContext);
    },
    'browsingContext.create': async ({ userContext }) => ({
      context: (await userContexts.get(userContext).openPage()).id,
    }),
    'browsingContext.close': ({ context }) => {
      const page = pageOf(context);
      return ownerOf(page).closePage(page);
    },
    'browsingContext.navigate': ({ context, url }) => pageOf(context).navigate(url),
    'browsingContext.reload': ({ context }) => pageOf(context).reload(),
    'browsingContext.traverseHistory': ({ context, delta }) =>
      pageOf(context).send('POST', delta < 0 ? '/back' : '/forward'),
    'browsingContext.captureScreenshot': async ({ context }) => ({
      data: await pageOf(context).send('GET', '/screenshot'),
    }),
    'browsingContext.setViewport': async ({ context, viewport, ...who }) => {
      if (context) return ownerOf(pageOf(context)).resize(pageOf(context), viewport);
      for (const userContext of meant(who)) userContext.size = viewport;
    },
    'emulation.setMediaFeaturesOverride': async ({ features, ...who }) => {
      for (const each of meant(who)) await each.setColorScheme(features['prefers-color-scheme']);
    },
    'input.performActions': ({ context, actions }) => pageOf(context).perform(actions),
    'network.addIntercept': ({ phases }) => {
      // Playwright asks for this one always, in case that a page wants a password.
      if (phases.includes('authRequired')) return { intercept: randomUUID() };
      throw new Error('WebKit’s driver cannot intercept requests.');
    },
    'script.addPreloadScript': async ({ functionDeclaration, arguments: given = [], ...who }) => {
      const [owner] = meant(who);
      const source = `window.__realm.begin((${functionDeclaration}), ${JSON.stringify(given)})`;
      return { script: await owner.addScript(source) };
    },
    'script.removePreloadScript': async ({ script }) => {
      for (const each of userContexts.values()) await each.removeScript(script);
    },
    'script.evaluate': ({ expression, ...rest }) =>
      call(`() => { return ${expression.trim()}\n}`, rest),
    'script.callFunction': ({ functionDeclaration, ...rest }) => call(functionDeclaration, rest),
    'script.disown': ({ target, handles }) => pageOfTarget(target).release(handles),
    'storage.getCookies': async ({ partition }) => {
      const cookies = await userContexts.get(partition.userContext).window.sendCommand('cookies');
      return {
        cookies: cookies.map((each) => ({ ...each, value: { type: 'string', value: each.value } })),
      };
    },
    'storage.setCookie': async ({ cookie, partition }) => {
      const {
        value,
        path = '/',
        expiry,
        httpOnly = false,
        secure = false,
        sameSite = 'none',
      } = cookie;
      const maxAge = expiry ? expiry - Math.floor(Date.now() / 1000) : -1;
      const rest = { value: value.value, path, maxAge, httpOnly, secure, sameSite };
      await userContexts
        .get(partition.userContext)
        .window.sendCommand('addCookie', { ...cookie, ...rest });
    },
  };

  return (method, parameters) => {
    if (TAKEN_FOR_GRANTED.has(method)) return {};
    if (method in commands) return commands[method](parameters);
    throw Object.assign(new Error(method), { code: 'unknown command' });
  };
};
