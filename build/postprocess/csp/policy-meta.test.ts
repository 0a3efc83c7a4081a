/** @jest-environment node */
import { withPolicy } from './policy-meta';

const PAGE = '<html><head><meta charSet="utf-8"/><title>$& A</title></head><body></body></html>';
const write = (html: string, policy: string) => withPolicy(html, 'a.html', policy);

describe('withPolicy', () => {
  test('writes the policy right after the charset', () => {
    expect(write(PAGE, "default-src 'none'")).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>`,
    );
  });

  test('replaces an earlier policy', () => {
    const once = write(PAGE, "default-src 'none'");
    expect(write(once, "default-src 'self'")).toBe(write(PAGE, "default-src 'self'"));
  });

  test('throws with the file’s name if the document has no charset', () => {
    expect(() => write('<html></html>', 'x')).toThrow(
      'a.html does not contain <meta charset="utf-8">',
    );
  });
});
