import { neededFonts, readFontFaces } from './font-faces';

const face = (family: string, part: string, range: string) =>
  `@font-face{font-family:${family};src:url(/${part}.woff2);unicode-range:${range}}`;

const CSS = [
  ':root{--font-sans:Body,sans-serif;--font-display:"Big",sans-serif}',
  face('Big', 'big-rest', 'u+0-ff'),
  face('Big', 'big-first', 'u+20-22,u+30-39,u+61-7a'),
  face('Body', 'body-rest', 'u+0-ff'),
  face('Body', 'body-first', 'u+20-7e'),
  '@font-face{font-family:"Body Fallback";src:local("Arial")}',
].join('');

const needed = (html: string, css = CSS) =>
  neededFonts(html, readFontFaces(css), css).map((rule) => /\/([\w-]+)\.woff2/.exec(rule)?.[1]);

describe('neededFonts', () => {
  test('selects the fonts whose characters a document contains', () => {
    expect(needed('<h1>plain</h1><p>text; more</p>')).toEqual(['big-first', 'body-first']);
  });

  test('selects the font of the remaining characters when the text contains one', () => {
    expect(needed('<h1>plain</h1><p>caf\u00e9</p>')).toEqual([
      'big-first',
      'body-rest',
      'body-first',
    ]);
  });

  test('selects the fonts of headlines by the characters of headlines', () => {
    const withRest = ['big-rest', 'big-first', 'body-first'];
    expect(needed('<h2>one #2</h2>')).toEqual(withRest);
    expect(needed('<p><span class="a font-display b">one #2</span></p>')).toEqual(withRest);
  });

  test('decodes characters that are written as entities', () => {
    const plain = ['big-first', 'body-first'];
    expect(needed('<h2>it&#x61; b</h2><p>&amp;&lt;&#98;</p>')).toEqual(plain);
    expect(needed('<h2>a</h2><p>&#xe9;</p>')).toContain('body-rest');
  });

  test('ignores attributes, scripts and styles', () => {
    expect(
      needed('<h2 id="\u00e9">a</h2><script>"\u00e9"</script><style>.\u00e9{}</style>'),
    ).toEqual(['big-first', 'body-first']);
  });

  test('reads the wildcards that a minifier writes in ranges', () => {
    const minified = CSS.replaceAll('u+0-ff', 'u+??');
    expect(needed('<h2>a</h2><p>caf\u00e9, se\u00f1or</p>', minified)).toContain('body-rest');
    expect(needed('<h2>Caf\u00e9</h2>', minified)).toContain('big-rest');
  });

  test('ignores line breaks, for which no font has a glyph', () => {
    expect(needed('<h2>a\tb</h2>\n<p>text\r\nmore</p>')).toEqual(['big-first', 'body-first']);
  });
});

describe('readFontFaces', () => {
  test('throws for a font without a range', () => {
    expect(() => readFontFaces('@font-face{font-family:A;src:url(/a.woff2)}')).toThrow(
      'a @font-face without unicode-range',
    );
  });
});
