/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';
import { keepPictures } from './kept-pictures';

const folder = temporaryFolder();
const cwd = process.cwd();
beforeEach(() => process.chdir(folder.at()));
afterEach(() => process.chdir(cwd));

/** Runs a job with these widths. Returns the widths that are encoded. */
async function run(widths: number[], { contentDigest = 'soup', version = '1' } = {}) {
  const encoded: number[] = [];
  const encode = keepPictures(async ({ outputDir, args: { operations } }) => {
    for (const { outputPath, args } of operations) {
      const { width } = args as { width: number };
      encoded.push(width);
      folder.write(path.join(outputDir, outputPath), `${contentDigest} ${width}`);
    }
  }, version);
  const operations = widths.map((width) => ({ outputPath: `${width}.jpg`, args: { width } }));
  const inputPaths = [{ path: 'soup.jpg', contentDigest }];
  await encode({ inputPaths, outputDir: 'public', args: { operations, pluginOptions: {} } });
  return encoded;
}

test('a picture is encoded once, until its original, its options or the program change', async () => {
  expect(await run([100, 200])).toEqual([100, 200]);
  expect(await run([200, 300])).toEqual([300]);
  expect(await run([200], { contentDigest: 'stew' })).toEqual([200]);
  expect(await run([200], { version: '2' })).toEqual([200]);
});

test('a kept picture is written again, also where another one was', async () => {
  await run([100]);
  rmSync('public', { recursive: true });
  expect(await run([100])).toEqual([]);
  await run([100], { contentDigest: 'stew' });
  expect(await run([100])).toEqual([]);
  expect(readFileSync('public/100.jpg', 'utf8')).toBe('soup 100');
});
