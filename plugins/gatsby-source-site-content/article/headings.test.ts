import { headingsIn, renderMarkdown } from '../../../tests/unit/markdown';

test('gives headings ids by GitHub’s rules', async () => {
  const article = await renderMarkdown('## What’s *left*, 2×?\n\n## Über Öl\n\n## Soup\n\n## Soup');
  const ids = [...article.querySelectorAll('h2')].map(({ id }) => id);
  expect(ids).toEqual(['whats-left-2', 'über-öl', 'soup', 'soup-1']);
});

test.each(['Content', 'Site menu', 'Theme choice'])(
  'gives the heading %j an id that the rest of the page doesn’t use',
  async (heading) => {
    const article = await renderMarkdown(`## ${heading}`);
    expect(article.querySelector('h2')!.id).toMatch(/-1$/);
  },
);

test('gives a heading without letters an id', async () => {
  const article = await renderMarkdown('## 🍋\n\n## 🍋');
  const ids = [...article.querySelectorAll('h2')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).not.toBe('');
});

test('adds a link beside a heading, outside its accessible name', async () => {
  const article = await renderMarkdown('### The *gap*');
  const heading = article.querySelector('h3')!;
  expect(heading).toHaveAccessibleName('The gap');
  const anchor = heading.nextElementSibling!;
  expect(anchor).toHaveAttribute('href', '#the-gap');
  expect(anchor).toHaveAccessibleName('Link to “The gap”');
  expect(anchor).toHaveTextContent('#');
});

test('turns an h1 into an h2', async () => {
  const article = await renderMarkdown('# Soup');
  expect(article.querySelector('h1')).toBeNull();
  expect(article.querySelector('h2')).toHaveTextContent('Soup');
});

test('lists headings of two levels for the table of contents, as text and without footnotes', async () => {
  const markdown =
    '## The *first* "one"[^1]\n\n### Below\n\n#### Too deep\n\n## Last\n\n[^1]: Note.';
  expect(await headingsIn(markdown)).toEqual([
    { depth: 2, id: 'the-first-one', text: 'The first “one”' },
    { depth: 3, id: 'below', text: 'Below' },
    { depth: 2, id: 'last', text: 'Last' },
  ]);
});

test('gives 200 headings of one name different ids', async () => {
  const headings = await headingsIn('## Soup\n\n'.repeat(200));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(200);
});
