// Stands in every document before its own scripts, and does there what WebDriver BiDi asks of a realm:
// it keeps what is handed out, calls functions, and tells what became of them.
(() => {
  if ('__realm' in window) return;

  const handles = new Map();
  const evaluated = new Map();
  let settled = [];
  let entries = [];
  let messages = [];
  let lastHandle = 0;

  // A journey may take the clock into its own hands.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);

  const hold = (value) => {
    lastHandle += 1;
    handles.set(String(lastHandle), value);
    return String(lastHandle);
  };

  const held = (id) => {
    if (!handles.has(id)) throw new Error('no such handle');
    return handles.get(id);
  };

  const NUMBERS = { NaN, '-0': -0, Infinity, '-Infinity': -Infinity };

  function read(argument) {
    if ('handle' in argument) return held(argument.handle);
    if ('sharedId' in argument) return held(argument.sharedId);
    const { type, value } = argument;
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return typeof value === 'number' ? value : NUMBERS[value];
    if (type === 'channel') return (data) => messages.push([value.channel, write(data, 1)]);
    if (type === 'bigint') return BigInt(value);
    if (type === 'array') return value.map(read);
    if (type === 'object')
      return Object.fromEntries(value.map(([key, each]) => [read(key), read(each)]));
    if (type === 'date') return new Date(value);
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    return value;
  }

  function writeNumber(value) {
    const name = Object.is(value, -0) ? '-0' : String(value);
    return { type: 'number', value: name in NUMBERS ? name : value };
  }

  function write(value, depth) {
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') return writeNumber(value);
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value !== 'object') {
      return ['symbol', 'function', 'undefined'].includes(typeof value)
        ? { type: typeof value }
        : { type: typeof value, value };
    }
    if (value instanceof Node) return { type: 'node', sharedId: hold(value) };
    if (value === window) return { type: 'window', value: {} };
    if (value instanceof Date) return { type: 'date', value: value.toISOString() };
    if (value instanceof Promise) return { type: 'promise' };
    if (value instanceof Error) return { type: 'error' };
    const isArray = Array.isArray(value);
    if (depth <= 0) return { type: isArray ? 'array' : 'object' };
    if (isArray) return { type: 'array', value: value.map((each) => write(each, depth - 1)) };
    const pairs = Object.entries(value).map(([key, each]) => [key, write(each, depth - 1)]);
    return { type: 'object', value: pairs };
  }

  function tell(value, { depth, owned }) {
    const result = write(value, depth);
    const isReference =
      (typeof value === 'object' && value !== null) ||
      ['function', 'symbol'].includes(typeof value);
    if (owned && isReference) result.handle = result.sharedId ?? hold(value);
    return { type: 'success', result };
  }

  const fail = (error) => ({
    type: 'exception',
    exceptionDetails: {
      text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    },
  });

  const note = (type, method, text) =>
    entries.push({ type, method, text, level: method === 'warn' ? 'warn' : 'error' });

  const realm = {
    id: `${performance.timeOrigin}-${Math.random()}`,

    /** Calls a function; what is not known at once is told later under that number. */
    call(number, called, parameters, options, sources) {
      for (const [source, compiled] of sources) evaluated.set(source, compiled);
      try {
        const value = called(...parameters.map(read));
        if (typeof value?.then !== 'function') return tell(value, options);
        value.then(
          (result) => settled.push([number, tell(result, options)]),
          (error) => settled.push([number, fail(error)]),
        );
        return null;
      } catch (error) {
        return fail(error);
      }
    },

    /** Calls a function before the document's own scripts. */
    begin: (called, parameters) => called(...parameters.map(read)),

    /** The next frame but one, or half a second later where none is drawn. */
    frame: () =>
      Promise.race([
        new Promise((done) => nextFrame(() => nextFrame(() => done()))),
        new Promise((done) => later(() => done(), 500)),
      ]),

    release: (ids) => ids.forEach((id) => handles.delete(id)),

    /** What has happened since it was last asked. */
    news() {
      const news = {
        realm: realm.id,
        address: location.href,
        ready: document.readyState,
        settled,
        entries,
        messages,
      };
      settled = [];
      entries = [];
      messages = [];
      return news;
    },
  };
  Object.defineProperty(window, '__realm', { value: realm });

  // The policy of the site lets nobody evaluate a string; WebDriver may, and has compiled it already.
  // What it hasn't is refused here: the policy would, too, and tell of it as if the site had tried.
  window.eval = (source) => {
    if (!evaluated.has(source)) throw new EvalError('WebDriver has not compiled this.');
    return evaluated.get(source)();
  };

  window.addEventListener('error', ({ error, message }) =>
    note(
      'javascript',
      undefined,
      error instanceof Error ? `${error.name}: ${error.message}` : message,
    ),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note('javascript', undefined, String(reason)),
  );
  for (const method of ['error', 'warn']) {
    const original = console[method];
    console[method] = (...parts) => {
      note('console', method, parts.map(String).join(' '));
      original.apply(console, parts);
    };
  }
})();
