/** @jest-environment node */
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('texts of more than a packet get a .br and a .gz file, other files none', async () => {
  const text = 'Eat more beans. '.repeat(100);
  mkdirSync(path.join(folder, 'page.json'));
  for (const name of ['page.json/data.json', 'index.html', 'picture.jpg']) {
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(folder, 'short.txt'), 'Eat.');

  await compress(folder);

  const made = readdirSync(folder, { recursive: true }).map(String);
  expect(made.filter((name) => /\.(?:br|gz)$/.test(name)).toSorted()).toEqual([
    'index.html.br',
    'index.html.gz',
    'page.json/data.json.br',
    'page.json/data.json.gz',
  ]);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
});
