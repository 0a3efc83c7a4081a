/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { listFiles } from '../../build/lib/list-files';
import { copyContent } from '../../tests/unit/content-copy';
import { fuzzContent } from './fuzz';

// It checks the whole content 300 times.
jest.setTimeout(300_000);

test('300 random changes of the content lead to clear messages or to content that can be published', async () => {
  const { root, write } = await copyContent();
  await write('content/blog/soup.md', await readFile('tests/unit/every-construct.md'));
  const files = listFiles(root, 'content').filter((file) => /\.(json|md)$/.test(file));
  const { failures, passed } = await fuzzContent(root, files, { seed: 1, count: 300 });
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(10);
});
