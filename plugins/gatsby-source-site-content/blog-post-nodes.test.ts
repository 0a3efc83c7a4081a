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

/** The nodes that the site makes when Gatsby has made this one from that file. */
function nodesMadeOf(node: object, file: object = POST_FILE) {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  onCreateNode({
    node,
    actions: { createNode, createParentChildLink },
    getNode: (id: string) => (id === 'file' ? file : undefined),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: string) => `digest of ${content}`,
  } as unknown as CreateNodeArgs);
  return { made: createNode.mock.calls.flat(), links: createParentChildLink.mock.calls.flat() };
}

test('a markdown file of the posts becomes a post, whose slug is the file’s name', () => {
  const { made } = nodesMadeOf(MARKDOWN);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    slug: 'tomato-soup',
    title: 'Soup',
    date: '2025-10-19',
    parent: 'markdown',
    internal: { type: 'BlogPost' },
  });
});

test('an odd file name gets the slug that the authors’ guide promises', () => {
  const { made } = nodesMadeOf(MARKDOWN, { ...POST_FILE, name: 'Süße Suppe' });
  expect(made[0].slug).toBe('suesse-suppe');
});

test('a slug that the author wrote doesn’t count', () => {
  const frontmatter = { slug: 'elsewhere' };
  expect(nodesMadeOf({ ...MARKDOWN, frontmatter }).made[0].slug).toBe('tomato-soup');
});

test('a post’s id is the same wherever the project lies', () => {
  const elsewhere = nodesMadeOf({ ...MARKDOWN, id: 'another markdown' });
  expect(elsewhere.made[0].id).toBe(nodesMadeOf(MARKDOWN).made[0].id);
});

test('a post goes away with its markdown, as its child', () => {
  const { made, links } = nodesMadeOf(MARKDOWN);
  expect(links).toEqual([{ parent: MARKDOWN, child: { id: made[0].id } }]);
});

test('a post without frontmatter is a post, too', () => {
  const { made } = nodesMadeOf({ ...MARKDOWN, frontmatter: undefined });
  expect(made[0]).toMatchObject({ slug: 'tomato-soup' });
});

test('markdown of another source is no post', () => {
  expect(nodesMadeOf(MARKDOWN, { ...POST_FILE, sourceInstanceName: 'data' }).made).toEqual([]);
});

test('markdown without a file is no post', () => {
  expect(nodesMadeOf({ ...MARKDOWN, parent: null }).made).toEqual([]);
});

test('a picture beside a post is no post', () => {
  expect(nodesMadeOf({ ...MARKDOWN, internal: { type: 'ImageSharp' } }).made).toEqual([]);
});

describe('a post that isn’t published', () => {
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
  ])('is there for its author: %#', (node, status) => {
    expect(nodesMadeOf(node).made).toEqual([expect.objectContaining({ status })]);
  });

  test.each([DRAFT, AHEAD])('isn’t there in a build: %#', (node) => {
    inBuild();
    expect(nodesMadeOf(node).made).toEqual([]);
  });

  test('is there in a build when its date has come', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    expect(nodesMadeOf(AHEAD).made).toHaveLength(1);
  });

  /** What becomes of the posts of an earlier run, whose files Gatsby doesn't read again. */
  function lookAgain(node: object) {
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

  test('that develop had made goes away in a build', () => {
    inBuild();
    const { createNode, deleteNode } = lookAgain(DRAFT);
    expect(createNode).not.toHaveBeenCalled();
    expect(deleteNode).toHaveBeenCalledWith({ id: 'id of BlogPost tomato-soup.md' });
  });

  test('that an earlier build left out comes when it is time', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    const { createNode, deleteNode } = lookAgain(AHEAD);
    expect(createNode).toHaveBeenCalledTimes(1);
    expect(deleteNode).not.toHaveBeenCalled();
  });
});
