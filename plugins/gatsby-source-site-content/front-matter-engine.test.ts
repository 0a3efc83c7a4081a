/** @jest-environment node */
import { onCreateNode } from 'gatsby-transformer-remark/on-node-create';
import { splitMarkdownFile } from './front-matter';
import { replaceFrontMatterEngine } from './front-matter-engine';

/** The front matter and the body in the node that gatsby-transformer-remark creates from a file. */
async function nodeOf(file: string) {
  const createNode = jest.fn();
  await onCreateNode(
    {
      node: { id: 'file', internal: { type: 'File', mediaType: 'text/markdown' } },
      loadNodeContent: async () => file,
      actions: { createNode, createParentChildLink: jest.fn() },
      createNodeId: () => 'markdown',
      createContentDigest: () => 'digest',
      reporter: { panicOnBuild: jest.fn() },
    },
    {},
  );
  const { frontmatter, internal } = createNode.mock.calls[0][0];
  return { frontmatter, body: internal.content };
}

beforeAll(replaceFrontMatterEngine);

test.each([
  ['title', '12:30'],
  ['title', '2025-10-19'],
  ['title', '010'],
  ['title', '1.10'],
  ['title', '1_000'],
  ['title', 'yes'],
  ['category', '0123'],
  ['date', '2025-10-19T08:00:00+02:00'],
])('gatsby-transformer-remark keeps %s: %s as it is written', async (key, value) => {
  const { frontmatter } = await nodeOf(`---\n${key}: ${value}\n---\nSoup.`);
  expect(frontmatter[key]).toBe(value);
});

test.each([
  ['true', true],
  ['True', true],
  ['false', false],
  ['~', null],
  ['', null],
])('gatsby-transformer-remark reads draft: %s as %p', async (written, value) => {
  const { frontmatter } = await nodeOf(`---\ndraft: ${written}\n---\nSoup.`);
  expect(frontmatter.draft).toBe(value);
});

test.each([
  '---\ntitle: "Soup\n---\nSoup.',
  '---\ntitle: *soup\n---\nSoup.',
  '---\nSoup\n---\nSoup.',
])(
  'gatsby-transformer-remark creates a node without fields from the broken file %j',
  async (file) => {
    expect((await nodeOf(file)).frontmatter).toEqual({ title: '' });
  },
);

test.each([
  '---\ntitle: Soup\ndraft: true\n---\nSoup.',
  '---\r\ntitle: Soup\r\n---\r\nSoup.',
  '\uFEFF---\ntitle: Soup\n--- \t\nSoup.',
  '---\n---\nSoup.',
  '----\ntitle: Soup\n----\nSoup.',
  'Soup.\n\n---\ntitle: Soup\n---\n',
])('gatsby-transformer-remark and the check find the same parts in %j', async (file) => {
  const { frontmatter, body } = splitMarkdownFile(file);
  const node = await nodeOf(file);
  expect(node.frontmatter).toEqual({
    title: '',
    ...('value' in frontmatter && (frontmatter.value as object)),
  });
  expect(node.body.trim()).toBe(body.trim());
});
