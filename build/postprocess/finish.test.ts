/** @jest-environment node */
import { withoutRouterStyles, withPolicy } from './finish';

const PAGE = '<html><head><meta charSet="utf-8"/><title>$& A</title></head><body></body></html>';

test('the policy comes right after the charset', () => {
  expect(withPolicy(PAGE, "default-src 'none'")).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>`,
  );
});

test('a second build replaces the policy of the first', () => {
  const once = withPolicy(PAGE, "default-src 'none'");
  expect(withPolicy(once, "default-src 'self'")).toBe(withPolicy(PAGE, "default-src 'self'"));
});

test('a document without a charset is refused', () => {
  expect(() => withPolicy('<html></html>', 'x')).toThrow('no charset');
});

test('the router’s parts lose their style, and nothing else does', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div>' +
    '<div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>';
  expect(withoutRouterStyles(html)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});
