import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How often a page is asked for news, in milliseconds. */
const PERIOD = 25;
/** How long a page may take to begin, in milliseconds. */
const PATIENCE = 30_000;
/** How long a page may take to report its events: the driver loses the question if the document goes at that moment. */
const NEWS_PATIENCE = 5_000;

/** A browsing context: asks the document what has happened and tells it as WebDriver BiDi's events. */
export class Page {
  id = randomUUID();
  #realm;
  #address = 'about:blank';
  #ready;
  #waiting = new Map();
  #lastCall = 0;
  #navigation;
  #isOpen = true;

  constructor({ driver, window, view, emit, userContext }) {
    Object.assign(this, { driver, window, view, emit, userContext });
  }

  /** Tells Playwright about the page, and from then on what happens in it. */
  async open() {
    this.#emit('browsingContext.contextCreated', {
      url: 'about:blank',
      userContext: this.userContext,
      parent: null,
      children: null,
      originalOpener: null,
    });
    await this.#until(() => this.#realm);
    this.#follow();
  }

  async close() {
    this.#isOpen = false;
    await this.driver.closeWindow(this.window);
    this.#emit('browsingContext.contextDestroyed', { url: this.#address, parent: null });
  }

  leave() {
    this.#isOpen = false;
    this.#emit('browsingContext.contextDestroyed', { url: this.#address, parent: null });
  }

  /** Sends a WebDriver command to this window. */
  send(method, path, body, patience) {
    return this.driver.send(this.window, method, path, body, patience);
  }

  async navigate(address) {
    const url = new URL(address).href;
    const isWithin = url.includes('#') && withoutHash(url) === withoutHash(this.#address);
    const navigation = randomUUID();
    if (isWithin) {
      await this.send('POST', '/url', { url });
      this.#emit('browsingContext.fragmentNavigated', { navigation, url });
      return { navigation, url };
    }
    await this.#leaveFor(navigation, url, () => this.send('POST', '/url', { url }));
    return { navigation, url: this.#address };
  }

  async reload() {
    const navigation = randomUUID();
    await this.#leaveFor(navigation, this.#address, () => this.send('POST', '/refresh'));
    return { navigation, url: this.#address };
  }

  async #leaveFor(navigation, url, go) {
    const left = this.#realm;
    this.#navigation = navigation;
    this.#emit('browsingContext.navigationStarted', { navigation, url });
    await go();
    await this.#until(() => this.#realm !== left);
  }

  /** Calls a function in the document: script.callFunction of WebDriver BiDi. */
  async call(declaration, parameters, { sandbox, ...options }) {
    const answer = await this.#call(declaration, parameters, options);
    return { ...answer, realm: sandbox ? sandboxOf(this.#realm) : this.#realm };
  }

  async #call(declaration, parameters, options) {
    this.#lastCall += 1;
    const number = this.#lastCall;
    const sources = stringsToEvaluate(parameters).map(
      (source) => `[${JSON.stringify(source)}, () => { return ${source.trim()}\n}]`,
    );
    const answer = await this.#run(
      `window.__realm.call(arguments[0], (${declaration}\n), arguments[1], arguments[2], [${sources}])`,
      [number, parameters, options],
    );
    if (answer) return answer;
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  hasRealm(realm) {
    return realm === this.#realm;
  }

  /** Does what hands do; WebKit tells the document of the mouse with its next frame, and not at once. */
  async perform(actions) {
    await this.send('POST', '/actions', { actions });
    if (actions.some(({ type }) => type === 'pointer')) {
      await this.call('window.__realm.frame', [], {}).catch(() => undefined);
    }
  }

  release(handles) {
    return this.#run('window.__realm.release(arguments[0])', [handles]);
  }

  /** Waits for something of the document's own, an expression. */
  async until(expression, parameters) {
    await this.#until(async () => this.#run(expression, parameters));
  }

  async #until(isSo, deadline = Date.now() + PATIENCE) {
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('The page did not answer in time.');
      await this.#ask();
      await pause(PERIOD / 5);
    }
  }

  /** Asks for news for as long as the page is open. */
  async #follow() {
    while (this.#isOpen) {
      await this.#ask();
      await pause(PERIOD);
    }
  }

  /** A document that is just leaving has no news. */
  #ask = () => this.#run('null', [], NEWS_PATIENCE).catch(() => undefined);

  async #run(expression, parameters, patience) {
    const script = `return [${expression}, window.__realm.news()]`;
    const body = { script, args: parameters };
    const [value, news] = await this.send('POST', '/execute/sync', body, patience);
    this.#hear(news);
    return value;
  }

  #hear({ realm, address, ready, settled, entries, messages }) {
    if (realm !== this.#realm) this.#enter(realm, address);
    else if (address !== this.#address) {
      this.#address = address;
      this.#emit('browsingContext.historyUpdated', { url: address });
    }
    if (this.#ready === 'loading' && ready !== 'loading') this.#tellReady('domContentLoaded');
    if (this.#ready !== 'complete' && ready === 'complete') this.#tellReady('load');
    this.#ready = ready;
    for (const [number, answer] of settled) {
      this.#waiting.get(number)?.resolve(answer);
      this.#waiting.delete(number);
    }
    for (const entry of entries) this.#tellEntry(entry);
    for (const [channel, data] of messages) {
      this.emit('script.message', { channel, data, source: { realm, context: this.id } });
    }
  }

  #enter(realm, address) {
    const url = address;
    const navigation = this.#navigation ?? randomUUID();
    if (this.#realm) {
      if (!this.#navigation) this.#emit('browsingContext.navigationStarted', { navigation, url });
      for (const left of [this.#realm, sandboxOf(this.#realm)]) {
        this.emit('script.realmDestroyed', { realm: left });
      }
      this.#emit('browsingContext.navigationCommitted', { navigation, url });
    }
    for (const { reject } of this.#waiting.values()) reject(new Error('The document was left.'));
    this.#waiting.clear();
    this.#navigation = undefined;
    this.#realm = realm;
    this.#address = address;
    this.#ready = 'loading';
    this.#emit('script.realmCreated', { realm, origin: new URL(address).origin, type: 'window' });
  }

  #tellReady(event) {
    this.#emit(`browsingContext.${event}`, { navigation: null, url: this.#address });
  }

  #tellEntry(entry) {
    this.emit('log.entryAdded', {
      ...entry,
      args: [{ type: 'string', value: entry.text }],
      source: { realm: this.#realm, context: this.id },
      timestamp: Date.now(),
    });
  }

  #emit(event, parameters) {
    this.emit(event, { context: this.id, timestamp: Date.now(), ...parameters });
  }
}

/** WebDriver has no worlds of their own: a sandbox is the document's own world by another name. */
const sandboxOf = (realm) => `${realm}-sandbox`;

const withoutHash = (address) => address.split('#')[0];

/** Under which names Playwright hands code over, as a string in an argument, and how it evaluates it. */
const CODE = {
  callbackText: (code) => code,
  expression: (code) => code,
  functionText: (code) => `(${code})`,
};

/** The strings that Playwright will evaluate in the document. */
function stringsToEvaluate([first, , , source, ...rest]) {
  const isUtility = first?.handle && source?.type === 'string';
  return [...(isUtility ? [source.value] : []), ...rest.flatMap(codeIn)];
}

function codeIn({ type, value }) {
  if (type === 'array') return value.flatMap(codeIn);
  if (type !== 'object') return [];
  const named = Object.fromEntries(value.map(([key, each]) => [key.value ?? key, each]));
  const toCode = CODE[named.k?.value];
  if (toCode && named.v?.type === 'string') return [toCode(named.v.value)];
  return Object.values(named).flatMap(codeIn);
}
