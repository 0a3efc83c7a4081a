import { absoluteHtml } from './absolute-html';

const render = (html: string) => {
  document.body.innerHTML = absoluteHtml(html, 'https://farm.example/blog/soup');
  return document.body;
};

describe('absoluteHtml', () => {
  test.each([
    ['/pricing', 'https://farm.example/pricing'],
    ['#end', 'https://farm.example/blog/soup#end'],
    ['salad', 'https://farm.example/blog/salad'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['mailto:ada@farm.example', 'mailto:ada@farm.example'],
  ])('resolves the link %s to %s', (href, absolute) => {
    expect(render(`<a href="${href}">x</a>`).querySelector('a')).toHaveAttribute('href', absolute);
  });

  test('resolves every candidate of a srcset', () => {
    const picture = render('<img src="/a.jpg" srcset="/a.jpg 1x, /b,c.jpg 2x">').querySelector(
      'img',
    );
    expect(picture).toHaveAttribute('src', 'https://farm.example/a.jpg');
    expect(picture).toHaveAttribute(
      'srcset',
      'https://farm.example/a.jpg 1x, https://farm.example/b,c.jpg 2x',
    );
  });

  test('resolves links in code blocks and keeps the code', () => {
    const body = render('<pre><code>a &lt; <a href="/b">b</a>\n  c</code></pre>');
    expect(body.querySelector('pre a')).toHaveAttribute('href', 'https://farm.example/b');
    expect(body.querySelector('pre')!.textContent).toBe('a < b\n  c');
  });

  test('keeps an ampersand in an address', () => {
    expect(render('<a href="/a?b=1&amp;c=2">x</a>').querySelector('a')).toHaveAttribute(
      'href',
      'https://farm.example/a?b=1&c=2',
    );
  });

  test('removes the link beside a heading', () => {
    const body = render('<h2 id="end">End</h2><a class="anchor" href="#end">#</a>');
    expect(body).toHaveTextContent(/^End$/);
  });
});
