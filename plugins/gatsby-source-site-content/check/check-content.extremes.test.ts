/** @jest-environment node */
import { copyContent } from '../../../tests/unit/content-copy';
import { pictureFile } from '../../../tests/unit/picture-file';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9"/></svg>';

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part ${index + 1}\n\nText.`).join('\n\n');

const ARTICLES: Record<string, string> = {
  'no frontmatter at all': 'Only text.',
  'empty frontmatter': '---\n---\n\nText.',
  'fields without a value': '---\ntitle:\ndate: ""\nimage: " "\ndraft: null\n---\n\nText.',
  'a title of 300 characters': `---\ntitle: ${'x'.repeat(300)}\n---\n\nText.`,
  'markup in the title': '---\ntitle: <b>Soup</b> & *stew*\n---\n\nText.',
  'emoji in the title': '---\ntitle: Soup 🍲👩‍👩‍👧\n---\n\nText.',
  'a number as the title': '---\ntitle: 2025\n---\n\nText.',
  'right-to-left text': '---\ntitle: مرحبا\n---\n\n## شوربة\n\nانظر [هنا](#شوربة).',
  'a leap day': '---\ndate: 2024-02-29\n---\n\nText.',
  'the last second of a year in UTC': '---\ndate: 2025-12-31T23:59:59Z\n---\n\nText.',
  'lines that end as on Windows': '---\r\ntitle: Soup\r\n---\r\n\r\nText.\r\n',
  'a byte order mark': '\uFEFF---\ntitle: Soup\n---\n\nText.',
  'a rule at the beginning of the text': '---\ntitle: Soup\n---\n\n---\n\nText.',
  '200 headings': `${headings(200)}\n\n[Back](#part-1), [on](#part-200).`,
  'headings of the same name': '## Part\n\n## Part\n\n[First](#part), [second](#part-1).',
  'links of every kind':
    '[a](/) [b](/blog) [c](/pricing?period=annual) [d](/docs) [e](/rss.xml) [f](https://x.example) [g](mailto:a@x.example) [h](#)\n\n## With `code`\n\n[i](#with-code)',
  'code that looks like a link': '`[a](/nowhere)`\n\n```md\n![](nowhere.jpg)\n```',
};

test.each(Object.entries(ARTICLES))('accepts %s', async (name, text) => {
  const { write, check } = await copyContent();
  await write(`content/blog/${name}.md`, text);
  expect(await check()).toEqual([]);
});

test('accepts an SVG of any width', async () => {
  const { write, check } = await copyContent();
  await write('content/blog/images/soup.svg', SVG);
  await write(
    'content/blog/soup.md',
    '---\nimage: ./images/soup.svg\nimageAlt: Soup.\n---\n\nText.',
  );
  expect(await check()).toEqual([]);
});

test('accepts a picture of 8,000 pixels with a space in its name', async () => {
  const { write, check } = await copyContent();
  await write('content/blog/hot soup.png', await pictureFile(8000, 4500));
  await write(
    'content/blog/soup.md',
    '---\nimage: ./hot soup.png\nimageAlt: Soup.\n---\n\n![Soup](<hot soup.png>) ![Soup](hot%20soup.png)',
  );
  expect(await check()).toEqual([]);
});

test('accepts a blog without articles if no data file links to one', async () => {
  const { remove, replace, check } = await copyContent();
  await remove('content/blog');
  await replace('content/data/try.json', '/blog/how-ranking-by-nutrient-gaps-works', '/features');
  expect(await check()).toEqual([]);
});

test('accepts a free plan and a badge without a discount', async () => {
  const { replace, check } = await copyContent();
  await replace('content/data/plans.json', '50% OFF - LIMITED TIME', 'Two months free');
  await replace('content/data/plans.json', '"annualPrice": 30', '"annualPrice": 50');
  await replace('content/data/plans.json', 'Save $30 a year', 'Save $10 a year');
  expect(await check()).toEqual([]);
});

test.each(['content/blog/._soup.md', 'content/blog/.notes/soup.md', 'content/blog/.#soup.md'])(
  'accepts the hidden file %s, which Gatsby doesn’t read either',
  async (file) => {
    const { write, check } = await copyContent();
    await write(file, '---\ntitel: Soup');
    expect(await check()).toEqual([]);
  },
);

test('accepts a hidden file among the data files', async () => {
  const { write, check } = await copyContent();
  await write('content/data/.DS_Store', '');
  expect(await check()).toEqual([]);
});
