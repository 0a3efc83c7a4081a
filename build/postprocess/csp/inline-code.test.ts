/** @jest-environment node */
import { readInlineCode } from './inline-code';

// The example of CSP 3, section 6.7.3.3: echo -n 'alert(1)' hashed by openssl.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('an inline script and a style are known by their hashes', () => {
  const { scripts, styles } = readInlineCode('<style>a{}</style><script>alert(1)</script>');
  expect(scripts).toEqual([ALERT]);
  expect(styles).toHaveLength(1);
});

test('a module is a script, too, and line breaks belong to it', () => {
  const { scripts } = readInlineCode(
    '<script type="module">alert(1)</script><script>\nx\n</script>',
  );
  expect(scripts[0]).toBe(ALERT);
  expect(scripts).toHaveLength(2);
});

test('data and files are no inline scripts', () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js" async></script>';
  expect(readInlineCode(html).scripts).toEqual([]);
});

test.each([
  '<p style="color:red">',
  '<img src="/x.png" onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
])('no policy of ours allows %s', (tag) => expect(readInlineCode(tag).refused).toEqual([tag]));

test('words about such things are no such thing', () => {
  const html = '<p>onclick="x" style="y"</p><script>var a="<p style=x>"</script>';
  expect(readInlineCode(html).refused).toEqual([]);
});

test('pictures of other sites are named by their origin', () => {
  const html = '<img alt="" src="https://elsewhere.example/a/b.png"/><img src="/c.png"/>';
  expect(readInlineCode(html).pictureOrigins).toEqual(['https://elsewhere.example']);
});
