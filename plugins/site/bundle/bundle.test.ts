/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { ResultCache } from '../result-cache';
import { Bundle } from './bundle';

const folder = temporaryFolder();

test('texts of more than a packet get a .br and a .gz file, other files none', async () => {
  const text = 'Eat more beans. '.repeat(100);
  for (const name of ['page.json/data.json', 'index.html', '.hidden/picture.jpg'])
    folder.write(`static/${name}`, text);
  folder.write('static/short.txt', 'Eat.');

  const bundle = new Bundle(folder.at('bundle'), new ResultCache('cache', folder.at()));
  await bundle.addFolder(folder.at('static'));

  const files = readdirSync(bundle.folder, { recursive: true, withFileTypes: true });
  expect(files.flatMap((file) => (file.isFile() ? file.name : [])).toSorted()).toEqual([
    'data.json',
    'data.json.br',
    'data.json.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.jpg',
    'short.txt',
  ]);
  const read = (name: string) => readFileSync(folder.at('bundle', name));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
});
