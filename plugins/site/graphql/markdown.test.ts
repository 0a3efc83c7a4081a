import type { Node } from 'gatsby';
import { contentCopy } from '../../../tests/unit/content-copy';
import { contentData } from '../../../tests/unit/content-data';
import { createMarkdownResolvers } from './markdown';

const copy = contentCopy();
const blog = contentData('blog');
const { defaults } = blog;

beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(copy.at()));
afterEach(() => jest.restoreAllMocks());

const transformer = jest.requireActual('gatsby-transformer-remark/gatsby-node');

const resolvers: any = {};
const tools: any = { createResolvers: (all: object) => Object.assign(resolvers, all) };
createMarkdownResolvers(tools);
const nodeModel = { findOne: async () => blog, trackInlineObjectsInRootNode() {} };

/** Resolves a field of the node that gatsby-transformer-remark makes of a file. */
async function resolve(
  field: string,
  text: string,
  { file = 'content/blog/soup.md', ...args }: { file?: string } & Record<string, unknown> = {},
) {
  const internal = { type: 'File' };
  await copy.write(file, text);
  const node: Node = await transformer.onCreateNode(
    {
      node: { id: 'file', absolutePath: copy.at(file), internal },
      loadNodeContent: async () => text,
      actions: { createNode() {}, createParentChildLink() {} },
      createNodeId: String,
      createContentDigest: JSON.stringify,
    },
    {},
  );
  return resolvers.MarkdownRemark[field].resolve(node, args, { nodeModel });
}

test('an article without fields has the default ones', async () => {
  expect(await resolve('frontmatter', 'Soup.')).toEqual({
    title: defaults.title,
    headline: defaults.title,
    category: defaults.category,
    author: [defaults.author],
    draft: false,
    imageAlt: '',
    invertImageInDarkMode: false,
  });
});

test.each([
  ['date: 2025-10-19T01:00:00+02:00', { date: '2025-10-18T23:00:00.000Z' }],
  ['date: 2015-01-02 7:30:00 -0800', { date: '2015-01-02T15:30:00.000Z' }],
  ['author: [Ada, Bo]', { author: ['Ada', 'Bo'] }],
  [`excerpt: A day's "gap"`, { excerpt: 'A day’s “gap”' }],
  [`title: A day's "gap"`, { title: 'A day’s “gap”' }],
  [`category: Ada's "pots"`, { category: 'Ada’s “pots”' }],
  [`author: [Bo O'Pease, Ada]`, { author: ['Bo O’Pease', 'Ada'] }],
  // YAML ends such a text with a line break.
  ['excerpt: >\n  A day\n  of soup.', { excerpt: 'A day of soup.' }],
  ['author: |\n  Ada\ntitle: |\n  Soup', { author: ['Ada'], title: 'Soup' }],
  ['title: ""', { title: defaults.title }],
  // YAML 1.1 would read numbers and a day.
  ['title: 12:30', { title: '12:30' }],
  ['category: 2025-10-19', { category: '2025-10-19' }],
  ['category:', { category: defaults.category }],
  // A build fails in the check; `develop` shows the rest.
  ['title: Soup\ndate: soon\ntags: [a]', { title: 'Soup' }],
  ['title: Soup\nimageAlt: Soup.', { title: 'Soup', imageAlt: '' }],
])('an article with %j has %j', async (fields, values) => {
  expect(await resolve('frontmatter', `---\n${fields}\n---\n`)).toMatchObject(values);
});

test('the day at the beginning of a file’s name is the date, unless there is another', async () => {
  const file = 'content/blog/2020-01-05-soup.md';
  const date = '2020-01-05T00:00:00.000Z';
  expect(await resolve('frontmatter', 'Soup.', { file })).toMatchObject({ date });
  expect(await resolve('frontmatter', '---\ndate: 2021-01-01\n---\n', { file })).toMatchObject({
    date: '2021-01-01T00:00:00.000Z',
  });
});

test('its excerpt is the author’s, or the beginning of the text', async () => {
  const text = 'Once *upon* a "time".';
  expect(await resolve('excerpt', `---\nexcerpt: Soup.\n---\n${text}`)).toBe('Soup.');
  expect(await resolve('excerpt', text, { pruneLength: 140 })).toBe('Once upon a “time”.');
  expect(await resolve('excerpt', text, { pruneLength: 10 })).toBe('Once upon…');
  expect(await resolve('excerpt', 'Salt & "pepper"', { format: 'HTML' })).toBe(
    'Salt &amp; “pepper”',
  );
});

test('its time to read is the author’s, or estimated from the words', async () => {
  const text = 'word '.repeat(1320);
  expect(await resolve('readTime', text)).toBe(defaults.readTime.replace('{minutes}', '6'));
  expect(await resolve('readTime', `---\nreadTime: 9 min read\n---\n${text}`)).toBe('9 min read');
});

test('its headings have the ids of the HTML, without the heading of the footnotes', async () => {
  const text = '## The *first* "one"[^1]\n\n### Below\n\n[^1]: Note.';
  const [first, below] = [
    { depth: 2, id: 'the-first-one', value: 'The first “one”' },
    { depth: 3, id: 'below', value: 'Below' },
  ];
  expect(await resolve('headings', text)).toEqual([first, below]);
  expect(await resolve('headings', text, { depth: 'h3' })).toEqual([below]);
});

test.each([
  ['Soup.', null],
  ['> Not pulled.', null],
  ['> [!NOTE]\n> Not pulled.', null],
  [
    'Soup.\n\n> [!PULLQUOTE]\n> A *day\'s*\n> "gap"[^1].\n\n> [!PULLQUOTE]\n> Two.\n\n[^1]: Note.',
    'A day’s “gap”.',
  ],
  ['- In a list:\n\n  > [!PULLQUOTE]\n  >\n  > One.\n  >\n  > Two.', 'One. Two.'],
])('the first pull quote of %j is %j, as plain text', async (text, quote) => {
  expect(await resolve('pullQuote', text)).toBe(quote);
});
