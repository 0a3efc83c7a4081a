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
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stageBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { brotliQualityOf } from './compress';
import { readManifest } from '../lib/manifest';
import { precompress } from './precompress';

const TEXT = '<p>A pot of beans answers more questions than it asks.</p>\n'.repeat(100);

const { at } = temporaryFolder();
const cache = () => at('cache');

/** Compresses a bundle of these files, all with one modification time, and makes it the current one. */
async function build(files: Record<string, string | Uint8Array>, time = 1_700_000_000) {
  const staged = stageBundle(at());
  for (const [file, content] of Object.entries(files)) {
    const place = staged.create(file, file);
    writeFileSync(place, content);
    utimesSync(place, time, time);
  }
  const counts = await precompress(staged, readManifest(staged.folder), cache());
  const reused = [...staged.reused.keys()];
  putIntoService(at(), staged);
  return { ...counts, reused };
}

test('writes a .br and a .gz copy of a text file, with the same content and modification time', async () => {
  expect(await build({ 'index.html': TEXT })).toEqual({ compressed: 2, known: 0, reused: [] });
  expect(brotliDecompressSync(readFileSync(at('public/index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(at('public/index.html.gz'))).toString()).toBe(TEXT);
  expect(statSync(at('public/index.html.gz')).mtimeMs).toBe(1_700_000_000_000);
});

test('writes neither a time nor a file name into the gzip header (RFC 1952, section 2.3)', async () => {
  await build({ 'index.html': TEXT });
  const header = readFileSync(at('public/index.html.gz')).subarray(3, 8);
  expect([...header]).toEqual([0, 0, 0, 0, 0]);
});

test('skips small files, pictures and files that would not get smaller', async () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index ** 3 * 31) % 251));
  await build({
    'small.html': '<p>Soup</p>',
    'soup.jpg': TEXT,
    'noise.txt': crypto.getRandomValues(noise),
  });
  expect(readdirSync(at('public'))).toEqual(['noise.txt', 'small.html', 'soup.jpg']);
});

test('reuses the compressed copies of the current bundle', async () => {
  await build({ 'index.html': TEXT });
  expect(await build({ 'index.html': TEXT })).toEqual({
    compressed: 0,
    known: 2,
    reused: ['index.html.br', 'index.html.gz'],
  });
});

test('updates the modification time of a compressed copy when its text is rewritten unchanged', async () => {
  await build({ 'index.html': TEXT });
  await build({ 'index.html': TEXT }, 1_800_000_000);
  expect(statSync(at('public/index.html.br')).mtimeMs).toBe(1_800_000_000_000);
});

test('uses its cache when there is no bundle, and deletes cache entries that no file needs', async () => {
  await build({ 'index.html': TEXT });
  rmSync(at('public'), { recursive: true });
  expect(await build({ 'index.html': TEXT })).toEqual({ compressed: 0, known: 2, reused: [] });
  expect(existsSync(at('public/index.html.br'))).toBe(true);

  await build({});
  expect(readdirSync(cache())).toEqual([]);
});

test('compresses articles and feeds at a lower quality than other pages', async () => {
  expect(['index.html', 'blog.html', 'page-data/blog/page-data.json'].map(brotliQualityOf)).toEqual(
    [11, 11, 11],
  );
  expect(
    ['blog/soup.html', 'page-data/blog/soup/page-data.json', 'blog/soup.md'].map(brotliQualityOf),
  ).toEqual([10, 8, 8]);
  expect(['rss.xml', 'feed.json', 'llms.txt'].map(brotliQualityOf)).toEqual([8, 8, 8]);

  const files = { 'index.html': TEXT, 'blog/soup.html': TEXT };
  expect(await build(files)).toMatchObject({ compressed: 4, known: 0 });
  expect(await build(files)).toMatchObject({ compressed: 0, known: 4 });
});
