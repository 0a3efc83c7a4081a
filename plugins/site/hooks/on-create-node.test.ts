/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import { contentData } from '../../../tests/unit/content-data';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { pathOf } from '../model';
import { onCreateNode } from './on-create-node';

const folder = temporaryFolder();

beforeEach(() => {
  mkdirSync(folder.at('plugins'));
  folder.write('package-lock.json', '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder.at());
});
afterEach(() => jest.restoreAllMocks());

/** The node that is created of the file `faq.json`. */
async function created(text: string) {
  folder.write(pathOf('faq'), text);
  const createNode = jest.fn();
  const node = { name: 'faq', sourceInstanceName: 'data', internal: { type: 'File' } };
  await onCreateNode({
    node,
    actions: { createNode },
    createNodeId: String,
    createContentDigest: JSON.stringify,
  } as never);
  return createNode.mock.calls[0]?.[0];
}

test('a data file becomes a node with its parsed value, and its last one while it has a mistake', async () => {
  const link = { label: 'L', to: '/docs' };
  const faq = { title: 'Why?', items: [{ question: 'Q', answer: 'A', link }] };
  const node = await created(JSON.stringify(faq));
  expect(node).toMatchObject({ title: 'Why?', internal: { type: 'FaqJson' } });
  expect(node.items[0].link.to).toBe(contentData('site').docsUrl);
  expect(await created('{')).toBeUndefined();
});
