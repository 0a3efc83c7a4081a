import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { onCreateNode, sourceNodes } from './nodes';

const MARKDOWN = {
  id: 'markdown',
  parent: 'file',
  internal: { type: 'MarkdownRemark', contentDigest: 'digest' },
  frontmatter: {},
};

const FILE = {
  id: 'file',
  name: 'tomato-soup',
  relativePath: 'tomato-soup.md',
  sourceInstanceName: 'posts',
};

/** What a function needs of Gatsby, with a node and its file. */
function gatsby(node: object, file: object = FILE) {
  const actions = {
    createNode: jest.fn(),
    deleteNode: jest.fn(),
    createParentChildLink: jest.fn(),
  };
  const args = {
    node,
    actions,
    getNode: (id: string) => (id === 'file' ? file : { id }),
    getNodesByType: () => [node],
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: object) => `digest of ${JSON.stringify(content)}`,
  };
  return { actions, args: args as unknown as CreateNodeArgs & SourceNodesArgs };
}

/** The nodes that are created for markdown with these fields. */
function created(frontmatter: object | undefined, file: object = {}) {
  const { actions, args } = gatsby({ ...MARKDOWN, frontmatter }, { ...FILE, ...file });
  onCreateNode(args);
  return actions.createNode.mock.calls.flat();
}

describe('an article', () => {
  test('has the file’s name as its slug, not a field, with umlauts spelled out', () => {
    expect(created({ slug: 'elsewhere' })[0].slug).toBe('tomato-soup');
    expect(created({}, { name: 'Süße Suppe' })[0].slug).toBe('suesse-suppe');
  });

  test('has its dates in UTC, so that they can be compared', () => {
    expect(created({ date: '2025-10-19T01:00:00+02:00', updated: 'soon' })[0]).toMatchObject({
      date: '2025-10-18T23:00:00.000Z',
      updated: 'soon',
    });
  });

  test('needs no fields', () => {
    expect(created(undefined)).toEqual([expect.objectContaining({ slug: 'tomato-soup' })]);
  });

  test('has the same id in every project folder', () => {
    const { actions, args } = gatsby({ ...MARKDOWN, id: 'another' });
    onCreateNode(args);
    expect(actions.createNode.mock.calls[0][0].id).toBe(created({})[0].id);
  });

  test('is a child of its markdown, so that Gatsby deletes both together', () => {
    const { actions, args } = gatsby(MARKDOWN);
    onCreateNode(args);
    const { id } = actions.createNode.mock.calls[0][0];
    expect(actions.createParentChildLink).toHaveBeenCalledWith({ parent: MARKDOWN, child: { id } });
  });
});

describe('a page of prose', () => {
  const page = (fields: object, file: object = {}) =>
    created(
      { title: 'Who cooks here', description: 'Two people.', ...fields },
      { sourceInstanceName: 'pages', ...file },
    )[0];

  test('has a path made from the file’s name, and its title as its headline', () => {
    expect(page({}, { name: 'About us' })).toMatchObject({
      path: '/about-us',
      headline: 'Who cooks here',
      reviewed: null,
    });
    expect(page({ headline: 'Ada' })).toMatchObject({ headline: 'Ada' });
  });

  test('has only the day on which it was reviewed', () => {
    expect(page({ reviewed: '2026-11-21T00:00:00.000Z' }).reviewed).toBe('2026-11-21');
  });
});

test('markdown of another source, and a picture, become nothing', () => {
  expect(created({}, { sourceInstanceName: 'data' })).toEqual([]);
  const { actions, args } = gatsby({ ...MARKDOWN, internal: { type: 'ImageSharp' } });
  onCreateNode(args);
  expect(actions.createNode).not.toHaveBeenCalled();
});

describe('drafts and scheduled articles', () => {
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
  ])('exist in develop with the status %s', (status, fields) => {
    expect(created(fields)).toEqual([expect.objectContaining({ status })]);
  });

  test.each([DRAFT, AHEAD])('do not exist in a build: %j', (fields) => {
    inBuild();
    expect(created(fields)).toEqual([]);
  });

  test('that develop created are deleted in a build', () => {
    inBuild();
    const { actions, args } = gatsby({ ...MARKDOWN, frontmatter: DRAFT });
    sourceNodes(args);
    expect(actions.deleteNode).toHaveBeenCalledWith({ id: 'id of BlogPost tomato-soup.md' });
    expect(actions.createNode).not.toHaveBeenCalled();
  });

  test('that an earlier build omitted are created once their date has come', () => {
    inBuild();
    process.env.SITE_NOW = '2026-01-02T00:00:00Z';
    const { actions, args } = gatsby({ ...MARKDOWN, frontmatter: AHEAD });
    sourceNodes(args);
    expect(actions.createNode).toHaveBeenCalledTimes(1);
  });
});
