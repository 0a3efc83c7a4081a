/** @jest-environment node */
import { onCreateNode } from 'gatsby-transformer-remark/on-node-create';

/** The content of the node that gatsby-transformer-remark creates from a file. */
async function contentOfNode(file: string): Promise<string> {
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
  return createNode.mock.calls[0][0].internal.content;
}

// post-fields.ts reads the markdown of posts and pages from these nodes.
describe('internal.content of a MarkdownRemark node', () => {
  test.each([
    ['with front matter', '---\ntitle: Soup\n---\n\nBoil.\n', '\nBoil.\n'],
    ['with a thematic break', '---\ntitle: Soup\n---\n\n---\n\nBoil.\n', '\n---\n\nBoil.\n'],
    ['with Windows line ends', '---\r\ntitle: Soup\r\n---\r\nBoil.\r\n', 'Boil.\r\n'],
    ['with a byte order mark', '\uFEFF---\ntitle: Soup\n---\nBoil.\n', 'Boil.\n'],
    ['without front matter', '## Soup\n\nBoil.\n', '## Soup\n\nBoil.\n'],
  ])('is the body of a file %s', async (_name, file, body) => {
    expect(await contentOfNode(file)).toBe(body);
  });
});
