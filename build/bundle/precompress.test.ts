/** @jest-environment node */
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beginBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { brotliQualityOf } from './compress';
import { readManifest } from '../lib/manifest';
import { precompress } from './precompress';

const TEXT = '<p>A pot of beans answers more questions than it asks.</p>\n'.repeat(100);

const { at } = temporaryFolder();
const cache = () => at('cache');

/** Compresses a bundle of these files, of one time, and puts it into service. */
async function build(files: Record<string, string | Uint8Array>, time = 1_700_000_000) {
  const next = beginBundle(at());
  for (const [file, content] of Object.entries(files)) {
    const place = next.make(file, file);
    writeFileSync(place, content);
    utimesSync(place, time, time);
  }
  const counts = await precompress(next, readManifest(next.folder), cache());
  const taken = [...next.taken.keys()];
  putIntoService(at(), next);
  return { ...counts, taken };
}

test('a text gets both forms, which hold the same and are of the same time', async () => {
  expect(await build({ 'index.html': TEXT })).toEqual({ made: 2, kept: 0, taken: [] });
  expect(brotliDecompressSync(readFileSync(at('public/index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(at('public/index.html.gz'))).toString()).toBe(TEXT);
  expect(statSync(at('public/index.html.gz')).mtimeMs).toBe(1_700_000_000_000);
});

test('a gzip form tells neither a time nor a name (RFC 1952, section 2.3)', async () => {
  await build({ 'index.html': TEXT });
  const header = readFileSync(at('public/index.html.gz')).subarray(3, 8);
  expect([...header]).toEqual([0, 0, 0, 0, 0]);
});

test('what wouldn’t get smaller, is small or is a picture stays as it is', async () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index ** 3 * 31) % 251));
  await build({
    'small.html': '<p>Soup</p>',
    'soup.jpg': TEXT,
    'noise.txt': crypto.getRandomValues(noise),
  });
  expect(readdirSync(at('public'))).toEqual(['noise.txt', 'small.html', 'soup.jpg']);
});

test('what was compressed before is taken from the bundle in service', async () => {
  await build({ 'index.html': TEXT });
  expect(await build({ 'index.html': TEXT })).toEqual({
    made: 0,
    kept: 2,
    taken: ['index.html.br', 'index.html.gz'],
  });
});

test('a form is of the time of its text, also when that was written again', async () => {
  await build({ 'index.html': TEXT });
  await build({ 'index.html': TEXT }, 1_800_000_000);
  expect(statSync(at('public/index.html.br')).mtimeMs).toBe(1_800_000_000_000);
});

test('without a bundle it is remembered, and forgotten when it isn’t needed', async () => {
  await build({ 'index.html': TEXT });
  rmSync(at('public'), { recursive: true });
  expect(await build({ 'index.html': TEXT })).toEqual({ made: 0, kept: 2, taken: [] });
  expect(existsSync(at('public/index.html.br'))).toBe(true);

  await build({});
  const [folder] = readdirSync(cache());
  expect(readdirSync(path.join(cache(), folder!))).toEqual([]);
});

test('what there may be thousands of, and what tells of all of it, is compressed a little less', async () => {
  expect(['index.html', 'blog.html', 'page-data/blog/page-data.json'].map(brotliQualityOf)).toEqual(
    [11, 11, 11],
  );
  expect(
    ['blog/soup.html', 'page-data/blog/soup/page-data.json', 'blog/soup.md'].map(brotliQualityOf),
  ).toEqual([10, 8, 8]);
  expect(['rss.xml', 'feed.json', 'llms.txt'].map(brotliQualityOf)).toEqual([8, 8, 8]);

  const files = { 'index.html': TEXT, 'blog/soup.html': TEXT };
  expect(await build(files)).toMatchObject({ made: 4, kept: 0 });
  expect(await build(files)).toMatchObject({ made: 0, kept: 4 });
});
