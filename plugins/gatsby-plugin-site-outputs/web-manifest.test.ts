/** @jest-environment node */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { onPostBootstrap } from './web-manifest';

jest.mock('node:fs/promises', () => ({ mkdir: jest.fn(), writeFile: jest.fn() }));

/** Where the manifest is written, and what it says. */
async function readManifest() {
  await onPostBootstrap();
  const [file, text] = jest.mocked(writeFile).mock.lastCall!;
  return { file, manifest: JSON.parse(String(text)) };
}

test('the manifest lies where the document’s head says', async () => {
  expect((await readManifest()).file).toBe('public/site.webmanifest');
});

test('every icon that it names exists', async () => {
  const { icons } = (await readManifest()).manifest;
  const missing = icons.filter(({ src }: { src: string }) => !existsSync(`static${src}`));
  expect(icons).not.toHaveLength(0);
  expect(missing).toEqual([]);
});
