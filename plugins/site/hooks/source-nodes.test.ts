/** @jest-environment node */
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { sourceNodes } from './source-nodes';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test('each page of prose becomes a node, but one with a mistake', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.at());
  const description = 'soup '.repeat(25).trim();
  const fields = `title: Soup in cold winters\ndescription: ${description}`;
  folder.write('content/pages/About us.md', `---\n${fields}\nheadline: Soup\n---\n\nHot.`);
  folder.write('content/pages/plain.md', `---\n${fields}\n---\n\nCold.`);
  folder.write('content/pages/wrong.md', '---\ntitle: Soup\n---\n\nLukewarm.');
  const createNode = jest.fn();
  const args = { actions: { createNode }, createNodeId: String, createContentDigest: String };
  await sourceNodes(args as never);
  const text = { title: 'Soup in cold winters', description };
  expect(createNode.mock.calls.flat()).toMatchObject([
    { ...text, path: '/about-us', headline: 'Soup', internal: { type: 'ProsePage' } },
    { ...text, path: '/plain', headline: 'Soup in cold winters' },
  ]);
});
