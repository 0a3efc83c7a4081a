/** @jest-environment node */
import type { CreateNodeArgs } from 'gatsby';
import { createProsePageNode } from './prose-page-nodes';

const MARKDOWN = {
  id: 'markdown',
  parent: 'file',
  internal: { type: 'MarkdownRemark', contentDigest: 'digest' },
  frontmatter: { title: 'Who cooks here', description: 'Two people.' },
};

const FILE = {
  id: 'file',
  name: 'About us',
  relativePath: 'About us.md',
  sourceInstanceName: 'pages',
};

/** Runs `createProsePageNode` for a node and its file. Returns the created nodes and links. */
function createNodes(node: object, file: object = FILE) {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  createProsePageNode({
    node,
    actions: { createNode, createParentChildLink },
    getNode: (id: string) => (id === 'file' ? file : undefined),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: string) => `digest of ${content}`,
  } as unknown as CreateNodeArgs);
  return { nodes: createNode.mock.calls.flat(), links: createParentChildLink.mock.calls.flat() };
}

const withFields = (fields: object) =>
  createNodes({ ...MARKDOWN, frontmatter: { ...MARKDOWN.frontmatter, ...fields } }).nodes[0];

describe('createProsePageNode', () => {
  test('creates a page with a path made from the file’s name', () => {
    expect(createNodes(MARKDOWN).nodes).toEqual([
      expect.objectContaining({
        path: '/about-us',
        title: 'Who cooks here',
        description: 'Two people.',
        footer: false,
        reviewed: null,
        parent: 'markdown',
      }),
    ]);
  });

  test('names a page by its title', () => {
    expect(createNodes(MARKDOWN).nodes[0].name).toBe('Who cooks here');
  });

  test('prefers the name that the author wrote', () => {
    expect(withFields({ name: 'About' }).name).toBe('About');
  });

  test.each(['2026-11-21T00:00:00.000Z', '2026-11-21'])('keeps only the day of %p', (reviewed) => {
    expect(withFields({ reviewed }).reviewed).toBe('2026-11-21');
  });

  test('makes the page a child of its markdown node, so that Gatsby deletes both together', () => {
    const { nodes, links } = createNodes(MARKDOWN);
    expect(links).toEqual([{ parent: MARKDOWN, child: { id: nodes[0].id } }]);
  });

  test('gives a page the same id in every project folder', () => {
    const elsewhere = createNodes({ ...MARKDOWN, id: 'another markdown' });
    expect(elsewhere.nodes[0].id).toBe(createNodes(MARKDOWN).nodes[0].id);
  });

  test('creates no page from an article', () => {
    expect(createNodes(MARKDOWN, { ...FILE, sourceInstanceName: 'posts' }).nodes).toEqual([]);
  });

  test('creates no page from a picture', () => {
    expect(createNodes({ ...MARKDOWN, internal: { type: 'ImageSharp' } }).nodes).toEqual([]);
  });
});
