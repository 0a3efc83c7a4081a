import { renderRichText } from './rich-text';

const render = (text: string) =>
  renderRichText(text, (path) => (path === '/docs' ? 'https://docs.soup.example' : path));

test('a text without markup stays unchanged', () => {
  expect(render('Is it “free”? It’s $5, or 62 %.')).toBe('Is it “free”? It’s $5, or 62 %.');
});

test('links and emphasis become elements', () => {
  expect(render('See [the **plans**](/pricing), *all* of them.')).toBe(
    'See <a href="/pricing">the <strong>plans</strong></a>, <em>all</em> of them.',
  );
});

test('a link leads where site.json says, and other sites get no `window.opener`', () => {
  expect(render('[Docs](/docs)')).toBe(
    '<a href="https://docs.soup.example" rel="noopener">Docs</a>',
  );
});

test('nothing in a text can run or load', () => {
  expect(render('<b onclick="">a</b> & [b](script:x) ![c](https://soup.example/c.png)')).toBe(
    '<b>a</b> &#x26; <a>b</a> <img src="https://soup.example/c.png" alt="c">',
  );
});
