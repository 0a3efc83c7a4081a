import { contentData } from '../../../tests/unit/content-data';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { onCreateNode } from './on-create-node';
import { sourceNodes } from './source-nodes';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test('pages of prose and data files become nodes, which don’t change while there is a mistake', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.at());
  const createNode = jest.fn();
  const args: any = { actions: { createNode }, createNodeId: String, createContentDigest: String };

  const description = 'soup '.repeat(25).trim();
  const fields = `title: Soup in cold winters\ndescription: ${description}`;
  folder.write('content/pages/About us.md', `---\n${fields}\nheadline: Soup\n---\n\nHot.`);
  folder.write('content/pages/plain.md', `---\n${fields}\n---\n\nCold.`);
  folder.write('content/pages/wrong.md', '---\ntitle: Soup\n---\n\nLukewarm.');
  await sourceNodes(args);

  const node = { name: 'faq', sourceInstanceName: 'data', internal: { type: 'File' } };
  for (const text of [JSON.stringify(contentData('faq')), '{']) {
    folder.write('content/data/faq.json', text);
    await onCreateNode({ ...args, node });
  }
  const text = { title: 'Soup in cold winters', description };
  expect(createNode.mock.calls.flat()).toMatchObject([
    { ...text, path: '/about-us', headline: 'Soup', internal: { type: 'ProsePage' } },
    { ...text, path: '/plain', headline: 'Soup in cold winters' },
    { title: contentData('faq').title, internal: { type: 'FaqJson' } },
  ]);
});
