import { absoluteHtml } from './absolute-html';

const draw = (html: string) => {
  document.body.innerHTML = absoluteHtml(html, 'https://farm.example/blog/soup');
  return document.body;
};

test.each([
  ['/pricing', 'https://farm.example/pricing'],
  ['#end', 'https://farm.example/blog/soup#end'],
  ['salad', 'https://farm.example/blog/salad'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['mailto:ada@farm.example', 'mailto:ada@farm.example'],
])('a link to %s leads to %s', (href, absolute) => {
  expect(draw(`<a href="${href}">x</a>`).querySelector('a')).toHaveAttribute('href', absolute);
});

test('every size of a picture is found', () => {
  const picture = draw('<img src="/a.jpg" srcset="/a.jpg 1x, /b,c.jpg 2x">').querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://farm.example/a.jpg');
  expect(picture).toHaveAttribute(
    'srcset',
    'https://farm.example/a.jpg 1x, https://farm.example/b,c.jpg 2x',
  );
});

test('links inside of code blocks are found, and code stays code', () => {
  const body = draw('<pre><code>a &lt; <a href="/b">b</a>\n  c</code></pre>');
  expect(body.querySelector('pre a')).toHaveAttribute('href', 'https://farm.example/b');
  expect(body.querySelector('pre')!.textContent).toBe('a < b\n  c');
});

test('an ampersand in an address stays one', () => {
  expect(draw('<a href="/a?b=1&amp;c=2">x</a>').querySelector('a')).toHaveAttribute(
    'href',
    'https://farm.example/a?b=1&c=2',
  );
});

test('a heading comes without the link that stands beside it on the page', () => {
  const body = draw('<h2 id="end">End</h2><a class="anchor" href="#end">#</a>');
  expect(body).toHaveTextContent(/^End$/);
});
