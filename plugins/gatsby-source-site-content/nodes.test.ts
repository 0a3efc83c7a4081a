/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { contentData } from '../../tests/unit/content-data';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { pathOf } from './model/data-files';
import { onCreateNode, sourceNodes } from './nodes';

const folder = temporaryFolder();
const { defaults } = contentData('blog');

beforeEach(() => {
  mkdirSync(folder.at('plugins'));
  folder.write('package-lock.json', '{}');
  folder.write(pathOf('blog'), JSON.stringify(contentData('blog')));
  jest.spyOn(process, 'cwd').mockReturnValue(folder.at());
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SITE_NOW;
  Object.assign(process.env, { NODE_ENV: 'test' });
});

const markdown = (id = 'markdown') =>
  ({ id, parent: 'file', internal: { type: 'MarkdownRemark' } }) as unknown as Node;

/** Writes a file, and runs a function of Gatsby's on its node or on that of its markdown. Returns what it does. */
async function run(
  call: typeof onCreateNode | typeof sourceNodes,
  file: string,
  text: string,
  node = markdown(),
) {
  folder.write(file, text);
  const [, source = ''] = /content\/(\w+)/.exec(file)!;
  const fileNode = {
    id: 'file',
    absolutePath: folder.at(file),
    relativePath: file.replace(/content\/\w+\//, ''),
    name: file.replace(/.*\/|\.\w+$/g, ''),
    sourceInstanceName: source === 'blog' ? 'posts' : source,
    internal: { type: 'File' },
  };
  const actions = {
    createNode: jest.fn(),
    createParentChildLink: jest.fn(),
  };
  await call({
    node: source === 'data' ? fileNode : node,
    actions,
    getNode: (id: string) => (id === 'file' ? fileNode : { id }),
    getNodesByType: (type: string) => (type === 'MarkdownRemark' ? [node] : []),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: object) => `digest of ${JSON.stringify(content)}`,
  } as unknown as CreateNodeArgs & SourceNodesArgs);
  return { ...actions, node: actions.createNode.mock.calls[0]?.[0] };
}

const created = async (file: string, text = 'Soup.') => (await run(onCreateNode, file, text)).node;

test.each([
  ['content/blog/tomato-soup.md', '/blog/tomato-soup'],
  ['content/blog/Süße Suppe.md', '/blog/suesse-suppe'],
  ['content/blog/my-soup/index.md', '/blog/my-soup'],
  ['content/pages/About us.md', '/about-us'],
])('%s becomes %s', async (file, path) => {
  const fields = 'title: Soup in cold winters\ndescription: ' + 'soup '.repeat(25);
  const text = file.includes('pages') ? `---\n${fields}\n---\n\nSoup.` : 'Soup.';
  expect(await created(file, text)).toMatchObject({ path, slug: path.split('/').at(-1) });
});

test('an article without fields has defaults, and a beginning and a time to read of its own', async () => {
  const text = `Once *upon* a "time".${' word'.repeat(1320)}`;
  expect(await created('content/blog/soup.md', text)).toMatchObject({
    title: defaults.title,
    category: defaults.category,
    authors: [defaults.author],
    excerpt: expect.stringMatching(/^Once upon a “time”\. word/),
    standfirst: undefined,
    readTime: defaults.readTime.replace('{minutes}', '6'),
    imageAlt: '',
    invertImageInDarkMode: false,
  });
});

test('an article has headings of two levels for its table of contents, without footnotes', async () => {
  const text = '## The *first* "one"[^1]\n\n### Below\n\n#### Too deep\n\n[^1]: Note.';
  const { headings } = await created('content/blog/soup.md', text);
  expect(headings).toEqual([
    { depth: 2, id: 'the-first-one', text: 'The first “one”' },
    { depth: 3, id: 'below', text: 'Below' },
  ]);
});

test.each([
  ['date: 2025-10-19T01:00:00+02:00', { date: '2025-10-18T23:00:00.000Z' }],
  ['date: 2015-01-02 7:30:00 -0800', { date: '2015-01-02T15:30:00.000Z' }],
  ['author: [Ada, Bo]', { authors: ['Ada', 'Bo'] }],
  [`excerpt: A day's "gap"`, { excerpt: 'A day’s “gap”', standfirst: 'A day’s “gap”' }],
  ['readTime: 9 min read', { readTime: '9 min read' }],
  [`title: A day's "gap"`, { title: 'A day’s “gap”' }],
  ['title: ""', { title: defaults.title }],
  // A build ends with the sentence of the check; `develop` shows the rest.
  ['title: Soup\ndate: soon\ntags: [a]', { title: 'Soup' }],
])('an article with %j has %j', async (fields, values) => {
  expect(await created('content/blog/soup.md', `---\n${fields}\n---\n`)).toMatchObject(values);
});

test('the day at the beginning of a file’s name is the date, unless there is another', async () => {
  const date = '2020-01-05T00:00:00.000Z';
  expect(await created('content/blog/2020-01-05-soup.md')).toMatchObject({ date });
  const dated = '---\ndate: 2021-01-01\n---\n';
  const other = await created('content/blog/2020-01-05-stew.md', dated);
  expect(other).toMatchObject({ date: '2021-01-01T00:00:00.000Z' });
});

test('an article has the same id in every project folder', async () => {
  const other = await run(onCreateNode, 'content/blog/soup.md', 'Soup.', markdown('another'));
  expect(other.node.id).toBe((await created('content/blog/soup.md')).id);
});

test('an article is a child of its markdown, so that Gatsby deletes both together', async () => {
  const { node, createParentChildLink } = await run(onCreateNode, 'content/blog/soup.md', 'Soup.');
  const child = { id: node.id };
  expect(createParentChildLink).toHaveBeenCalledWith({ parent: markdown(), child });
});

test('a data file becomes a node with its parsed value, and its last one while it has a mistake', async () => {
  const faq = {
    title: 'Why?',
    items: [{ question: 'Q', answer: 'A', link: { label: 'L', to: '/docs' } }],
  };
  const node = await created(pathOf('faq'), JSON.stringify(faq));
  expect(node).toMatchObject({ title: 'Why?', internal: { type: 'FaqJson' } });
  expect(node.items[0].link.to).toBe(contentData('site').docsUrl);
  expect(await created(pathOf('faq'), '{')).toBeUndefined();
});

describe('on January 1, 2026', () => {
  const FILE = 'content/blog/soup.md';
  const DRAFT = '---\ndraft: true\n---\n';
  const AHEAD = '---\ndate: 2026-01-02\n---\n';

  beforeEach(() => {
    process.env.SITE_NOW = '2026-01-01T00:00:00Z';
  });
  const inBuild = () => Object.assign(process.env, { NODE_ENV: 'production' });

  test.each([
    ['draft', DRAFT],
    ['scheduled', AHEAD],
    ['published', 'Soup.'],
  ])('develop has articles that are %s, and a build only published ones', async (status, text) => {
    expect(await created(FILE, text)).toMatchObject({ status });
    inBuild();
    expect((await created(FILE, text)) !== undefined).toBe(status === 'published');
  });

  test('a build creates articles whose date has come since an earlier build', async () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    expect((await run(sourceNodes, FILE, AHEAD)).node).toMatchObject({ status: 'published' });
  });
});
