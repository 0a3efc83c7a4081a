/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { onPostBootstrap } from './web-manifest';

jest.mock('node:fs/promises', () => ({ mkdir: jest.fn(), writeFile: jest.fn() }));

/** Where the manifest is written, and what it says. */
async function readManifest() {
  await onPostBootstrap();
  const [file, text] = jest.mocked(writeFile).mock.lastCall!;
  return { file, manifest: JSON.parse(String(text)) };
}

test('is written where the head of every document looks for it', async () => {
  const href = /rel="manifest" href="([^"]+)"/.exec(
    readFileSync('gatsby/on-render-body.tsx', 'utf8'),
  )?.[1];
  expect((await readManifest()).file).toBe(`public${String(href)}`);
});

test('every icon that it names exists', async () => {
  const { icons } = (await readManifest()).manifest;
  const missing = icons.filter(({ src }: { src: string }) => !existsSync(`static${src}`));
  expect(icons).not.toHaveLength(0);
  expect(missing).toEqual([]);
});
