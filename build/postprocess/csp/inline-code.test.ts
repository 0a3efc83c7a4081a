/** @jest-environment node */
import { hashSource, readInlineCode } from './inline-code';

// The example of CSP 3, section 6.7.3.3: echo -n 'alert(1)' hashed by openssl.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('readInlineCode', () => {
  test('names inline scripts and styles by their hashes', () => {
    const { scripts, styles } = readInlineCode('<style>a{}</style><script>alert(1)</script>');
    expect(scripts).toEqual([{ hash: ALERT, excerpt: '<script>alert(1)' }]);
    expect(styles).toEqual([{ hash: hashSource('a{}'), excerpt: '<style>a{}' }]);
  });

  test('hashes modules, and scripts with their line breaks', () => {
    const { scripts } = readInlineCode(
      '<script type="module">alert(1)</script><script>\nalert(1)\n</script>',
    );
    expect(scripts.map(({ hash }) => hash)).toEqual([ALERT, hashSource('\nalert(1)\n')]);
  });

  test('lists the styles of fonts separately', () => {
    const { styles, fonts } = readInlineCode('<style data-fonts media="x">@font-face{}</style>');
    expect([styles, fonts]).toEqual([[], [hashSource('@font-face{}')]]);
  });

  test('ignores data blocks and external scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/a.js" async></script>';
    expect(readInlineCode(html).scripts).toEqual([]);
  });

  test.each([
    ['<p class="a" style="color:red">', '<p style="color:red">'],
    ['<img src="/x.png" onerror="alert(1)">', '<img onerror="alert(1)">'],
    ['<img src=/x.png onError=alert(1)>', '<img onError="alert(1)">'],
    ['<a href="javascript:alert(1)">', '<a href="javascript:alert(1)">'],
    ['<a href=" &#106;ava&#9;script:go()">', '<a href=" java\tscript:go()">'],
    ['<button formaction="javascript:go()">', '<button formaction="javascript:go()">'],
    ['<svg><use xlink:href="javascript:go()"/></svg>', '<use xlink:href="javascript:go()">'],
  ])('refuses %s', (html, refused) => expect(readInlineCode(html).refused).toEqual([refused]));

  test.each([
    '<p>onclick="x" style="y" javascript:</p>',
    '<script>var a="<p style=x>"</script>',
    '<!-- <p style="x" onclick="go()"> -->',
    '<meta name="description" content="Dinner in one = fewer dishes."/>',
    '<meta content="Eating it once = twice the work" property="og:title"/>',
    '<img alt="<a onclick=go()>" src="/a.png"/>',
    '<img alt="<img src=&quot;https://elsewhere.example/a.png&quot;>" src="/a.png"/>',
    '<img alt="Life style = good, href=javascript:no" src="/a.png"/>',
    '<a href="/javascript:a">a</a>',
  ])('accepts text that only resembles code in %s', (html) => {
    expect(readInlineCode(html)).toMatchObject({ refused: [], pictureOrigins: [] });
  });

  test('names pictures of other sites by their origins', () => {
    const html =
      '<img alt="" src="https://elsewhere.example/a/b.png"/><img src="/c.png"/>' +
      '<img src="//Second.example:8080/d.png"/><img src="data:image/png;base64,x"/>';
    expect(readInlineCode(html).pictureOrigins).toEqual([
      'https://elsewhere.example',
      'https://second.example:8080',
    ]);
  });
});
