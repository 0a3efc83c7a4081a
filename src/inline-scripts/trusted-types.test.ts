import { defaultPolicyScript, defaultRules } from './trusted-types';

const { createHTML, createScript, createScriptURL } = defaultRules();

describe('defaultRules', () => {
  test.each(['', 'A &amp; B', '{"@type":"\\u003cWebPage"}', '<script></script>'])(
    'accepts text and an empty script element as HTML: %s',
    (html) => expect(createHTML!(html)).toBe(html),
  );

  test.each(['<b>bold</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a < b'])(
    'rejects other HTML: %s',
    (html) => expect(createHTML!(html)).toBeNull(),
  );

  test('accepts a JSON object as a script, because it is no valid program', () => {
    const data = '{"@context":"https://schema.org"}';
    expect(createScript!(data)).toBe(data);
    expect(() => new Function(data)).toThrow(SyntaxError);
  });

  test.each(['alert(1)', '{alert(1)}', '{"a":1};alert(1)', '1', '"a"', '[]', ''])(
    'rejects other scripts: %s',
    (text) => expect(createScript!(text)).toBeNull(),
  );

  test('accepts the URL of a hashed script', () => {
    const url = '/component---src-pages-pricing-tsx-0123456789abcdef0123.js';
    expect(createScriptURL!(url)).toBe(url);
  });

  test.each([
    'https://elsewhere.example/app-0123456789abcdef0123.js',
    '//elsewhere.example/app-0123456789abcdef0123.js',
    '/static/app-0123456789abcdef0123.js',
    '/app.js',
    'data:text/javascript,alert(1)',
  ])('rejects other script URLs: %s', (url) => expect(createScriptURL!(url)).toBeNull());
});

/** Runs the script with a given window. */
const runIn = (window: object) =>
  new Function('window', 'trustedTypes', defaultPolicyScript)(window, Object(window).trustedTypes);

describe('defaultPolicyScript', () => {
  test('creates the default policy with these rules', () => {
    const createPolicy = jest.fn();
    runIn({ trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledWith('default', {
      createHTML: expect.any(Function),
      createScript: expect.any(Function),
      createScriptURL: expect.any(Function),
    });
    expect(createPolicy.mock.calls[0][1].createHTML('<b>')).toBeNull();
  });

  test('does nothing in browsers without Trusted Types', () => {
    expect(() => runIn({})).not.toThrow();
  });

  test('contains no closing tag', () => {
    expect(defaultPolicyScript).not.toContain('</');
  });
});
