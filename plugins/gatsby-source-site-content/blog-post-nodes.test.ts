import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { onCreateNode, sourceNodes } from './blog-post-nodes';

const MARKDOWN = {
  id: 'markdown',
  parent: 'file',
  internal: { type: 'MarkdownRemark', contentDigest: 'digest' },
  frontmatter: { title: 'Soup', date: '2025-10-19', layout: 'wide' },
};

const POST_FILE = {
  id: 'file',
  name: 'tomato-soup',
  relativePath: 'tomato-soup.md',
  sourceInstanceName: 'posts',
};

/** Runs `onCreateNode` for a node and its file. Returns the created nodes and links. */
function createNodes(node: object, file: object = POST_FILE) {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  onCreateNode({
    node,
    actions: { createNode, createParentChildLink },
    getNode: (id: string) => (id === 'file' ? file : undefined),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: string) => `digest of ${content}`,
  } as unknown as CreateNodeArgs);
  return { nodes: createNode.mock.calls.flat(), links: createParentChildLink.mock.calls.flat() };
}

test('creates a post from a markdown file, with the file’s name as its slug', () => {
  const { nodes } = createNodes(MARKDOWN);
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({
    slug: 'tomato-soup',
    title: 'Soup',
    date: '2025-10-19T00:00:00.000Z',
    parent: 'markdown',
    internal: { type: 'BlogPost' },
  });
});

test('converts times of all zones to UTC, so that they can be compared', () => {
  const frontmatter = { date: '2025-10-19T01:00:00+02:00', updated: 'soon' };
  expect(createNodes({ ...MARKDOWN, frontmatter }).nodes[0]).toMatchObject({
    date: '2025-10-18T23:00:00.000Z',
    updated: 'soon',
  });
});

test('spells out umlauts of a file name in the slug', () => {
  const { nodes } = createNodes(MARKDOWN, { ...POST_FILE, name: 'Süße Suppe' });
  expect(nodes[0].slug).toBe('suesse-suppe');
});

test('ignores a slug in the front matter', () => {
  const frontmatter = { slug: 'elsewhere' };
  expect(createNodes({ ...MARKDOWN, frontmatter }).nodes[0].slug).toBe('tomato-soup');
});

test('gives a post the same id in every project folder', () => {
  const elsewhere = createNodes({ ...MARKDOWN, id: 'another markdown' });
  expect(elsewhere.nodes[0].id).toBe(createNodes(MARKDOWN).nodes[0].id);
});

test('makes the post a child of its markdown node, so that Gatsby deletes both together', () => {
  const { nodes, links } = createNodes(MARKDOWN);
  expect(links).toEqual([{ parent: MARKDOWN, child: { id: nodes[0].id } }]);
});

test('creates a post from a file without front matter', () => {
  const { nodes } = createNodes({ ...MARKDOWN, frontmatter: undefined });
  expect(nodes[0]).toMatchObject({ slug: 'tomato-soup' });
});

test('creates no post from markdown of another source', () => {
  expect(createNodes(MARKDOWN, { ...POST_FILE, sourceInstanceName: 'data' }).nodes).toEqual([]);
});

test('creates no post from markdown without a file', () => {
  expect(createNodes({ ...MARKDOWN, parent: null }).nodes).toEqual([]);
});

test('creates no post from a picture', () => {
  expect(createNodes({ ...MARKDOWN, internal: { type: 'ImageSharp' } }).nodes).toEqual([]);
});

describe('drafts and scheduled posts', () => {
  const DRAFT = { ...MARKDOWN, frontmatter: { title: 'Soup', draft: true } };
  const AHEAD = { ...MARKDOWN, frontmatter: { date: '2026-01-02T00:00:00.000Z' } };

  beforeEach(() => {
    process.env.SITE_NOW = '2026-01-01T00:00:00Z';
  });

  afterEach(() => {
    delete process.env.SITE_NOW;
    Object.assign(process.env, { NODE_ENV: 'test' });
  });

  const inBuild = () => Object.assign(process.env, { NODE_ENV: 'production' });

  test.each([
    [DRAFT, 'draft'],
    [AHEAD, 'scheduled'],
    [MARKDOWN, 'published'],
  ])('exist in develop, with their status: %#', (node, status) => {
    expect(createNodes(node).nodes).toEqual([expect.objectContaining({ status })]);
  });

  test.each([DRAFT, AHEAD])('do not exist in a build: %#', (node) => {
    inBuild();
    expect(createNodes(node).nodes).toEqual([]);
  });

  test('exist in a build from their date on', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    expect(createNodes(AHEAD).nodes).toHaveLength(1);
  });

  /** Runs `sourceNodes` with a node of an earlier run, whose file Gatsby doesn't read again. */
  function sourceAgain(node: object) {
    const actions = {
      createNode: jest.fn(),
      deleteNode: jest.fn(),
      createParentChildLink: jest.fn(),
    };
    sourceNodes({
      actions,
      getNodesByType: () => [node],
      getNode: (id: string) => (id === 'file' ? POST_FILE : { id }),
      createNodeId: (seed: string) => `id of ${seed}`,
      createContentDigest: (content: string) => `digest of ${content}`,
    } as unknown as SourceNodesArgs);
    return actions;
  }

  test('that develop created are deleted in a build', () => {
    inBuild();
    const { createNode, deleteNode } = sourceAgain(DRAFT);
    expect(createNode).not.toHaveBeenCalled();
    expect(deleteNode).toHaveBeenCalledWith({ id: 'id of BlogPost tomato-soup.md' });
  });

  test('that an earlier build omitted are created once their date has come', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    const { createNode, deleteNode } = sourceAgain(AHEAD);
    expect(createNode).toHaveBeenCalledTimes(1);
    expect(deleteNode).not.toHaveBeenCalled();
  });
});
