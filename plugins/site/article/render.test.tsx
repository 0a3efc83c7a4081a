import { drawing, photo } from '../../../tests/unit/pictures';
import blog from '../../../tests/content/data/blog.json';
import site from '../../../tests/content/data/site.json';
import { htmlOf, partOf, renderMarkdown } from '../../../tests/unit/markdown';
import { interpolate } from '../../../src/lib/interpolate';

const labels = blog.article;

test('shows code as it is written, in any language', async () => {
  const article = await renderMarkdown('```ts title="soup.ts"\n<b>1 + 1</b> "soup"\n```');
  expect(article.innerHTML).toBe(
    '<pre tabindex="0"><code class="language-ts">&lt;b&gt;1 + 1&lt;/b&gt; "soup"\n</code></pre>',
  );
});

test('makes tables and code focusable, so that the keyboard can scroll them', async () => {
  const article = await renderMarkdown('| a | b |\n| - | -: |\n| 1 | 2 |\n\n    1 + 1');
  const frame = partOf(article, ':has(> table)');
  expect(frame).toHaveAttribute('role', 'group');
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(article.querySelector('pre')).toHaveAttribute('tabindex', '0');
  expect(article.querySelector('td:last-child')).toHaveClass('align-right');
});

const scopesIn = (article: Element) =>
  Array.from(
    article.querySelectorAll('[scope]'),
    (cell) => `${cell.textContent} ${cell.getAttribute('scope')}`,
  );

test('names a table by its columns, and each row by its first cell', async () => {
  const article = await renderMarkdown('| | **Iron**<br>in mg |\n| - | - |\n| Soup | 2 |\n| | 4 |');
  expect(article.querySelector('.table-frame')).toHaveAccessibleName(
    interpolate(labels.table, { columns: 'Iron in mg' }),
  );
  expect(scopesIn(article)).toEqual(['Ironin mg col', 'Soup row']);
});

test('right-aligns columns of figures, unless their author has aligned them', async () => {
  const article = await renderMarkdown(
    '| Soup | Iron | Cost | Note | Set |\n| - | - | - | - | :-: |\n| 2 | 1,000 mg | $3 | 2 of us | 1 |\n| 4 | | −2.5 | 1 | 2 |',
  );
  const rows = Array.from(article.querySelectorAll('tr'), ({ children }) =>
    Array.from(children, (cell) => cell.className),
  );
  const aligned = ['align-right', 'align-right', 'align-right', '', 'align-center'];
  expect(rows).toEqual([aligned, aligned, aligned]);
});

test.each([
  '<table><tr><td>Soup</td><th>Iron</th></tr><tr><td>Pea</td><td>2</td></tr></table>',
  '<table><tr><th>Soup</th><th>Iron</th></tr><tr><td colspan="2">2</td></tr></table>',
])('neither aligns nor names cells that may not be below their header: %s', async (html) => {
  expect(await htmlOf(html)).not.toMatch(/align|scope/);
});

test.each([
  [40, ''],
  [41, 'with-sentences'],
])('a table whose longest cell has %d characters has the class "%s"', async (length, name) => {
  const article = await renderMarkdown(`| a |\n| - |\n| ${'x'.repeat(length)} |`);
  expect(partOf(article, 'table').className).toBe(name);
});

test('draws a bar beside each percentage of a column, but not in the feed', async () => {
  const table =
    '| Soup | Share | Growth |\n| - | - | - |\n| Pea | 25% | 250% |\n| Leek | 0.3% | 5% |';
  const article = await renderMarkdown(table);
  const bars = Array.from(article.querySelectorAll('td > svg[aria-hidden]'), (bar) => [
    bar.parentElement?.textContent,
    bar.lastElementChild?.getAttribute('width'),
  ]);
  expect(bars).toEqual([
    ['25%', '25%'],
    ['0.3%', '0.3%'],
  ]);
  expect(article.querySelectorAll('th svg')).toHaveLength(0);
  expect(await htmlOf(table, { base: 'https://www.soup.example/blog/pea' })).not.toContain('<svg');
});

test('turns a picture above percentages, in a table below <!-- plates -->, into a plate with an arc and a symbol for each but the last', async () => {
  const table =
    '<!-- plates -->\n\n| Gap | ![Pea.](pea.jpg) Pea | ![Leek.](leek.jpg) Leek |\n| - | - | - |\n| Iron, 18 mg | 25% | one |\n| Calcium | 75% | 5% |\n| Score | 50% | 3% |';
  const article = await renderMarkdown(table);
  expect(article.querySelectorAll('.gap-plate')).toHaveLength(1);
  const plate = partOf(article, '.gap-plate');
  expect(plate.querySelector('img')).toHaveAttribute('alt', '');
  const arcs = Array.from(plate.querySelectorAll('.gap-plate-arc'), (arc) =>
    arc.getAttribute('stroke-dasharray'),
  );
  // In the order of the symbols.
  expect(arcs).toEqual(['0.473 99', '0.158 99']);
  expect(await htmlOf(table.replace('<!-- plates -->', ''))).not.toContain('gap-plate');
  const symbols = article.querySelectorAll<HTMLElement>('[data-symbol]');
  expect(Array.from(symbols, ({ dataset }) => dataset.symbol)).toEqual(['Fe', 'Ca', 'Fe', 'Ca']);
  expect(await htmlOf(table, { base: 'https://www.soup.example/blog/pea' })).not.toContain('<svg');
});

test('doesn’t link an address inside an author’s link', async () => {
  expect(await htmlOf('<a href="/soup"><b>www.soup.example</b></a> https://b.example')).toBe(
    '<p><a href="/soup"><b>www.soup.example</b></a> <a href="https://b.example" rel="noopener">https://b.example</a></p>',
  );
});

test.each([
  ['NOTE', labels.note],
  ['WARNING', labels.warning],
])('turns a quotation that begins with [!%s] into a callout labeled %s', async (mark, label) => {
  const article = await renderMarkdown(`> [!${mark}]\n> Taste *before* salting.`);
  const callout = partOf(article, '[role="note"]');
  expect(callout).toHaveAccessibleName(label);
  expect(callout.children[0]).toHaveTextContent(label);
  expect(callout.children[1]).toHaveTextContent(/^Taste before salting\.$/);
});

const QUOTATIONS = ['> Soup.', '> [!SOUP]\n> Soup.', '> [!NOTE] Soup.', '> Soup.\n> [!NOTE]'];

test.each(QUOTATIONS)('keeps a quotation without a valid marker: %j', async (markdown) => {
  const article = await renderMarkdown(markdown);
  expect(article.querySelector('blockquote')).toHaveTextContent('Soup.');
  expect(article.querySelector('[role="note"]')).toBeNull();
});

test('numbers footnotes and links them in both directions', async () => {
  const article = await renderMarkdown('A[^x], B[^x] and C[^y].\n\n[^x]: First.\n[^y]: Second.');
  const references = [...article.querySelectorAll('sup a[data-footnote-ref]')];
  expect(references.map(({ textContent }) => textContent)).toEqual(['1', '1', '2']);
  for (const link of article.querySelectorAll('a[href^="#"]'))
    expect(article.querySelector(String(link.getAttribute('href')))).not.toBeNull();
  const notes = partOf(article, 'section.notes');
  expect(notes.querySelector('h2')).toHaveTextContent(labels.footnotes);
  const back = [...notes.querySelectorAll('li a')].map((link) => link.getAttribute('aria-label'));
  const [first, again, second] = back;
  expect(first).toBe(interpolate(labels.backToText, { number: 1 }));
  expect(again).toBe(interpolate(labels.backToPlace, { number: 1, place: 2 }));
  expect(second).toBe(interpolate(labels.backToText, { number: 2 }));
});

test('turns the titles of pictures without text around them into captions', async () => {
  const picture = (title: string) => `![Soup](https://example.org/soup.jpg '${title}')`;
  const article = await renderMarkdown(
    `${picture('Red "lentils"')}\n[${picture('Hot')}](/pricing)\n\nText ${picture('Tea')}\n\n# ${picture('Salt')}`,
  );
  const captions = [...article.querySelectorAll('figure > :is(img, a) + figcaption')];
  expect(captions.map(({ textContent }) => textContent)).toEqual(['Red “lentils”', 'Hot']);
  expect(article.querySelector('figure [title], p figure')).toBeNull();
  expect(article.querySelector('p > img')).toHaveAttribute('title', 'Tea');
});

const LARGE = { width: 1200, height: 900, isVector: false, isTransparent: false };

test('makes a picture with a relative address responsive', async () => {
  const find = jest.fn(async () => ({ ...photo('soup'), ...LARGE }));
  const article = await renderMarkdown('![Soup](./images/soup.jpg)', find);
  expect(find).toHaveBeenCalledWith('./images/soup.jpg');
  const [source] = article.querySelectorAll('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', '/soup-400.avif 400w');
  const image = partOf(article, 'picture > img');
  expect(image).toHaveAttribute('src', '/soup.jpg');
  const sizes = 'min(92vw, 672px)';
  const attributes = { alt: 'Soup', loading: 'lazy', width: '672', height: '504', sizes };
  for (const [name, value] of Object.entries(attributes))
    expect(image).toHaveAttribute(name, value);
  expect(image).not.toHaveAttribute('style');
});

test('screen readers skip a picture that an author marked as decoration', async () => {
  const article = await renderMarkdown('<img src="https://soup.example/a.gif" alt="">');
  expect(partOf(article, 'img')).toHaveAttribute('role', 'presentation');
});

const SMALL = { width: 60, height: 40, isVector: false, isTransparent: true };

test.each([
  ['![a](a.svg)', SMALL, 60, 40],
  ['<img src="a.svg" alt="a" width="30">', SMALL, 30, 20],
  ['<img src="a.svg" alt="a" height="20">', SMALL, 30, 20],
  ['<img src="a.svg" alt="a" width="600">', SMALL, 60, 40],
  ['<img src="a.svg" alt="a" width="600">', { ...SMALL, isVector: true }, 600, 400],
  ['<img src="a.svg" alt="a" width="50%">', LARGE, 336, 252],
  ['<img src="https://soup.example/a.gif" alt="a" width="30" height="9">', SMALL, 30, 9],
])('shows %s, which is %j, with %i x %i pixels', async (markdown, size, width, height) => {
  const article = await renderMarkdown(markdown, async () => ({ ...drawing('plate'), ...size }));
  const image = partOf<HTMLImageElement>(article, 'img');
  expect([image.width, image.height]).toEqual([width, height]);
  const isOwn = !markdown.includes('https:');
  expect(image.matches('[src="/static/plate.svg"]')).toBe(isOwn);
  expect(image.matches('.drawing')).toBe(isOwn && size.isTransparent);
});

test('labels the checkboxes of a task list', async () => {
  const article = await renderMarkdown('- [ ] Chop\n- [x] Boil');
  const boxes = [...article.querySelectorAll('input')];
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([labels.toDo, labels.done]);
  for (const box of boxes) expect(box).toBeDisabled();
});

test.each([
  ['## What’s *left*, 2×?\n\n## Über Öl', ['whats-left-2', 'über-öl']],
  ['# Soup\n\n## Soup', ['soup', 'soup-1']],
  ['## Tomatoes<br>and eggs', ['tomatoes-and-eggs']],
  ['Milk  \nand tea\n=======', ['milk-and-tea']],
  // The rest of the page uses these.
  ['## Content\n\n## Notes label', ['content-1', 'notes-label-1']],
  ['## 🍋\n\n## 🍋', ['section', 'section-1']],
  ['A[^1].\n\n## Fn 1\n\n[^1]: Note.', ['fn-1-1', 'notes-label']],
])('gives the headings of %j the ids %j', async (markdown, ids) => {
  const article = await renderMarkdown(markdown);
  const marked = article.querySelectorAll('.anchor, h2[id]');
  expect(Array.from(marked, ({ id }) => id)).toEqual(ids);
});

test.each([
  ['{product} `{parentDomain}` {themeCookieDays}', '&#x3C;b>Soup&#x3C;/b> <code>a.b</code> 365'],
  ['At [{contactEmail}](mailto:{contactEmail})', 'At <a href="mailto:c@a.b">c@a.b</a>'],
])('fills in the facts in %s as text, not markup', async (markdown, html) => {
  const facts = { ...site, name: '<b>Soup</b>', parentDomain: 'a.b', contactEmail: 'c@a.b' };
  expect(await htmlOf(markdown, { facts })).toBe(`<p>${html}</p>`);
});

test('a link to the contact page leads where site.json says', async () => {
  const targets = { ...site, contactUrl: 'https://help.soup.house' };
  expect(await htmlOf('[Ask](/contact) [Eat](/pricing)', { targets })).toBe(
    '<p><a href="https://help.soup.house" rel="noopener">Ask</a> <a href="/pricing">Eat</a></p>',
  );
});

const BASE = 'https://farm.example/blog/soup';

test.each([
  ['[x](#end)', 'href="https://farm.example/blog/soup#end"'],
  ['[x](/a?b=1&c=2)', 'href="https://farm.example/a?b=1&#x26;c=2"'],
  ['[x](mailto:ada@farm.example)', 'href="mailto:ada@farm.example"'],
  ['![x](soup.jpg)', 'srcset="https://farm.example/soup-400.avif 400w"'],
  ['![x](soup.jpg)', 'src="https://farm.example/soup.jpg"'],
  ['# End', '<h2 id="end">End</h2>'],
  ['### End', '<h3 id="end">End</h3>'],
  ['- [x] Salt\n- [ ] Oil', '<li class="task-list-item">☑ Salt</li>'],
  ['- [x] Salt\n- [ ] Oil', '<li class="task-list-item">☐ Oil</li>'],
  [
    '<details><summary>Why?</summary>\n\nSalt.\n\n</details>',
    '<div><p><b>Why?</b></p>\n<p>Salt.</p>',
  ],
  ['<details open>\n\nSalt.\n\n</details>', '<div>\n<p>Salt.</p>\n</div>'],
])('in the feed, %s becomes %s', async (markdown, html) => {
  const find = async () => ({ ...photo('soup'), ...LARGE });
  expect(await htmlOf(markdown, { find, base: BASE })).toContain(html);
});

test('in the feed, the text begins with the article’s picture', async () => {
  const topPicture = { file: { ...photo('soup'), ...LARGE }, alt: 'Soup.' };
  const html = await htmlOf('Eat.', { base: BASE, topPicture });
  const [image, text] = html.split('\n');
  expect(image).toContain('alt="Soup."');
  expect(image).toContain('src="https://farm.example/soup.jpg"');
  expect(image).toContain('width="672"');
  expect(text).toBe('<p>Eat.</p>');
});

test('adds the site’s folder to its paths', async () => {
  process.env.GATSBY_SITE_URL = 'https://ada.github.io/soup';
  const html = await htmlOf('[a](/pricing) [b](#c) ![d](/e.svg) [f](https://g.example/h)\n\n# c');
  delete process.env.GATSBY_SITE_URL;
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual(
    expect.arrayContaining(['/soup/pricing', '#c', '/soup/e.svg', 'https://g.example/h']),
  );
});

test.each([
  ['<ada@farm.example>', '<p class="address-line"><a href="mailto:ada@farm.example">'],
  ['Ask <ada@farm.example>.', '<p>Ask <a href="mailto:ada@farm.example">'],
  ['[Ask](mailto:ada@farm.example)', '<p><a href="mailto:ada@farm.example">Ask</a></p>'],
])('only an address alone is large: %s', async (markdown, html) => {
  expect(await htmlOf(markdown)).toContain(html);
});
