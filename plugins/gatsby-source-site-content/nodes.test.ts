import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { onCreateNode, sourceNodes } from './nodes';

const MARKDOWN = {
  id: 'markdown',
  parent: 'file',
  internal: { type: 'MarkdownRemark', contentDigest: 'digest' },
};

const FILE = { name: 'tomato-soup', relativePath: 'soup.md', sourceInstanceName: 'posts' };

/** Runs a function of Gatsby's on markdown with its file. Returns what it does. */
function run(call: typeof onCreateNode | typeof sourceNodes, changes: object, file: object = {}) {
  const node = { ...MARKDOWN, ...changes };
  const actions = {
    createNode: jest.fn(),
    deleteNode: jest.fn(),
    createParentChildLink: jest.fn(),
  };
  const args = {
    node,
    actions,
    getNode: (id: string) => (id === 'file' ? { ...FILE, ...file } : { id }),
    getNodesByType: () => [node],
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: object) => `digest of ${JSON.stringify(content)}`,
  };
  call(args as unknown as CreateNodeArgs & SourceNodesArgs);
  return { ...actions, node: actions.createNode.mock.calls[0]?.[0] };
}

const created = (frontmatter: object | undefined, file?: object) =>
  run(onCreateNode, { frontmatter }, file).node;

const PAGE = { sourceInstanceName: 'pages' };

test.each([
  [
    'an article has the file’s name as its slug, not a field',
    { slug: 'soup' },
    {},
    '/blog/tomato-soup',
  ],
  ['umlauts are spelled out', {}, { name: 'Süße Suppe' }, '/blog/suesse-suppe'],
  ['an article needs no fields', undefined, {}, '/blog/tomato-soup'],
  [
    'a page of prose has its file’s name as its path',
    {},
    { ...PAGE, name: 'About us' },
    '/about-us',
  ],
])('%s', (_claim, fields, file, path) => {
  expect(created(fields, file)).toMatchObject({ path, slug: path.split('/').at(-1) });
});

test('dates are in UTC, so that they can be compared', () => {
  const date = '2025-10-19T01:00:00+02:00';
  expect(created({ date, updated: 'soon' })).toMatchObject({
    date: '2025-10-18T23:00:00.000Z',
    updated: 'soon',
  });
  expect(created({ reviewed: date }, PAGE)).toMatchObject({ reviewed: '2025-10-18T23:00:00.000Z' });
});

test('an article has the same id in every project folder', () => {
  expect(run(onCreateNode, { id: 'another' }).node.id).toBe(created({}).id);
});

test('an article is a child of its markdown, so that Gatsby deletes both together', () => {
  const { node, createParentChildLink } = run(onCreateNode, {});
  expect(createParentChildLink).toHaveBeenCalledWith({ parent: MARKDOWN, child: { id: node.id } });
});

test('markdown of another source, and a picture, become nothing', () => {
  expect(created({}, { sourceInstanceName: 'data' })).toBeUndefined();
  expect(run(onCreateNode, { internal: { type: 'ImageSharp' } }).node).toBeUndefined();
});

describe('on January 1, 2026', () => {
  const DRAFT = { title: 'Soup', draft: true };
  const AHEAD = { date: '2026-01-02T00:00:00.000Z' };

  beforeEach(() => {
    process.env.SITE_NOW = '2026-01-01T00:00:00Z';
  });
  afterEach(() => {
    delete process.env.SITE_NOW;
    Object.assign(process.env, { NODE_ENV: 'test' });
  });
  const inBuild = () => Object.assign(process.env, { NODE_ENV: 'production' });

  test.each([
    ['draft', DRAFT],
    ['scheduled', AHEAD],
    ['published', {}],
  ])('develop has articles that are %s, and a build only published ones', (status, fields) => {
    expect(created(fields)).toMatchObject({ status });
    inBuild();
    expect(created(fields) !== undefined).toBe(status === 'published');
  });

  test('a build deletes drafts that develop created', () => {
    inBuild();
    const { node, deleteNode } = run(sourceNodes, { frontmatter: DRAFT });
    expect(deleteNode).toHaveBeenCalledWith({ id: 'id of BlogPost soup.md' });
    expect(node).toBeUndefined();
  });

  test('a build creates articles whose date has come since an earlier build', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    expect(run(sourceNodes, { frontmatter: AHEAD }).node).toMatchObject({ status: 'published' });
  });
});
