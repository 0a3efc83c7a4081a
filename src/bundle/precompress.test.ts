/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brotliQualityOf } from './compress';
import { readManifest } from './manifest';
import { precompress } from './precompress';

const TEXT = '<p>A pot of beans answers more questions than it asks.</p>\n'.repeat(100);

let root = '';
const at = (...parts: string[]) => path.join(root, ...parts);
const run = () => precompress(at(), readManifest(at()), `${root}-memory`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(`${root}-memory`, { recursive: true, force: true });
});

test('a text gets both forms, which hold the same and are of the same time', async () => {
  writeFileSync(at('index.html'), TEXT);
  utimesSync(at('index.html'), 1_700_000_000, 1_700_000_000);
  expect(await run()).toEqual({ made: 2, kept: 0 });
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(TEXT);
  expect(statSync(at('index.html.gz')).mtimeMs).toBe(1_700_000_000_000);
});

test('a gzip form tells neither a time nor a name (RFC 1952, section 2.3)', async () => {
  writeFileSync(at('index.html'), TEXT);
  await run();
  const header = readFileSync(at('index.html.gz')).subarray(3, 8);
  expect([...header]).toEqual([0, 0, 0, 0, 0]);
});

test('what wouldn’t get smaller, is small or is a picture stays as it is', async () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index ** 3 * 31) % 251));
  writeFileSync(at('small.html'), '<p>Soup</p>');
  writeFileSync(at('soup.jpg'), TEXT);
  writeFileSync(at('noise.txt'), crypto.getRandomValues(noise));
  await run();
  expect(readdirSync(at())).toEqual(['noise.txt', 'small.html', 'soup.jpg']);
});

test('what was compressed before is remembered, and forgotten when it isn’t needed', async () => {
  writeFileSync(at('index.html'), TEXT);
  await run();
  rmSync(at('index.html.br'));
  rmSync(at('index.html.gz'));
  expect(await run()).toEqual({ made: 0, kept: 2 });
  expect(existsSync(at('index.html.br'))).toBe(true);

  rmSync(at('index.html'));
  await run();
  const [folder] = readdirSync(`${root}-memory`);
  expect(readdirSync(path.join(`${root}-memory`, folder!))).toEqual([]);
});

test('what there may be thousands of is compressed a little less, each in its own way', async () => {
  expect(['index.html', 'blog.html', 'page-data/blog/page-data.json'].map(brotliQualityOf)).toEqual(
    [11, 11, 11],
  );
  expect(['blog/soup.html', 'page-data/blog/soup/page-data.json'].map(brotliQualityOf)).toEqual([
    10, 10,
  ]);

  mkdirSync(at('blog'));
  writeFileSync(at('index.html'), TEXT);
  writeFileSync(at('blog/soup.html'), TEXT);
  expect(await run()).toEqual({ made: 4, kept: 0 });
  expect(await run()).toEqual({ made: 0, kept: 4 });
});
