import { defaultPolicyScript, defaultRules } from './default-policy';

const { createHTML, createScript, createScriptURL } = defaultRules();

test.each(['', 'A &amp; B', '{"@type":"\\u003cWebPage"}', '<script></script>'])(
  'makes no element that could do anything: %s',
  (html) => expect(createHTML!(html)).toBe(html),
);

test.each(['<b>bold</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a < b'])(
  'is refused as HTML: %s',
  (html) => expect(createHTML!(html)).toBeNull(),
);

test('data in JSON is no program', () => {
  const data = '{"@context":"https://schema.org"}';
  expect(createScript!(data)).toBe(data);
  expect(() => new Function(data)).toThrow(SyntaxError);
});

test.each(['alert(1)', '{alert(1)}', '{"a":1};alert(1)', '1', '"a"', '[]', ''])(
  'is refused as a program: %s',
  (text) => expect(createScript!(text)).toBeNull(),
);

test('a script of the build may be loaded', () => {
  const url = '/component---src-pages-pricing-tsx-0123456789abcdef0123.js';
  expect(createScriptURL!(url)).toBe(url);
});

test.each([
  'https://elsewhere.example/app-0123456789abcdef0123.js',
  '//elsewhere.example/app-0123456789abcdef0123.js',
  '/static/app-0123456789abcdef0123.js',
  '/app.js',
  'data:text/javascript,alert(1)',
])('is refused as a script: %s', (url) => expect(createScriptURL!(url)).toBeNull());

/** Runs the script as a page does. */
const runIn = (window: object) =>
  new Function('window', 'trustedTypes', defaultPolicyScript)(window, Object(window).trustedTypes);

test('the script sets these rules where the browser knows trusted types', () => {
  const createPolicy = jest.fn();
  runIn({ trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createHTML: expect.any(Function),
    createScript: expect.any(Function),
    createScriptURL: expect.any(Function),
  });
  expect(createPolicy.mock.calls[0][1].createHTML('<b>')).toBeNull();
});

test('and does nothing elsewhere', () => {
  expect(() => runIn({})).not.toThrow();
});

test('the script doesn’t end itself', () => {
  expect(defaultPolicyScript).not.toContain('</');
});
