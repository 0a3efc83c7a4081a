/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../links/list-files';
import { placeDocuments } from './place';

let bundle: string;
beforeEach(() => {
  bundle = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(bundle, { recursive: true }));

function write(file: string, text = file) {
  mkdirSync(path.dirname(path.join(bundle, file)), { recursive: true });
  writeFileSync(path.join(bundle, file), text);
}

test('every document is named after its route, and the other files stay', () => {
  for (const file of ['index.html', 'blog/index.html', 'blog/soup/index.html', 'blog/soup.md']) {
    write(file);
  }
  write('404.html', 'the page');
  write('404/index.html', 'its double');
  placeDocuments(bundle);
  expect(listFiles(bundle)).toEqual([
    '404.html',
    'blog.html',
    'blog/soup.html',
    'blog/soup.md',
    'index.html',
  ]);
  expect(readFileSync(path.join(bundle, '404.html'), 'utf8')).toBe('the page');
});

test('no folder is left that has nothing in it', () => {
  write('pricing/index.html');
  placeDocuments(bundle);
  expect(() => readFileSync(path.join(bundle, 'pricing'))).toThrow('ENOENT');
});
