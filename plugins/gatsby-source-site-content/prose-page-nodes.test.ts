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

/** The nodes that are made when Gatsby has made this one from that file. */
function nodesMadeOf(node: object, file: object = FILE) {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  createProsePageNode({
    node,
    actions: { createNode, createParentChildLink },
    getNode: (id: string) => (id === 'file' ? file : undefined),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: string) => `digest of ${content}`,
  } as unknown as CreateNodeArgs);
  return { made: createNode.mock.calls.flat(), links: createParentChildLink.mock.calls.flat() };
}

const withFields = (fields: object) =>
  nodesMadeOf({ ...MARKDOWN, frontmatter: { ...MARKDOWN.frontmatter, ...fields } }).made[0];

describe('createProsePageNode', () => {
  test('makes a page at the file’s name', () => {
    expect(nodesMadeOf(MARKDOWN).made).toEqual([
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
    expect(nodesMadeOf(MARKDOWN).made[0].name).toBe('Who cooks here');
  });

  test('prefers the name that the author wrote', () => {
    expect(withFields({ name: 'About' }).name).toBe('About');
  });

  test.each(['2026-11-21T00:00:00.000Z', '2026-11-21'])('keeps the day alone of %p', (reviewed) => {
    expect(withFields({ reviewed }).reviewed).toBe('2026-11-21');
  });

  test('makes the page a child of its markdown, so that both go away together', () => {
    const { made, links } = nodesMadeOf(MARKDOWN);
    expect(links).toEqual([{ parent: MARKDOWN, child: { id: made[0].id } }]);
  });

  test('gives the page one id wherever the project lies', () => {
    const elsewhere = nodesMadeOf({ ...MARKDOWN, id: 'another markdown' });
    expect(elsewhere.made[0].id).toBe(nodesMadeOf(MARKDOWN).made[0].id);
  });

  test('makes nothing of an article', () => {
    expect(nodesMadeOf(MARKDOWN, { ...FILE, sourceInstanceName: 'posts' }).made).toEqual([]);
  });

  test('makes nothing of a picture', () => {
    expect(nodesMadeOf({ ...MARKDOWN, internal: { type: 'ImageSharp' } }).made).toEqual([]);
  });
});
