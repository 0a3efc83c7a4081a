/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../links/list-files';
import { placeDocuments } from './place';

const ROUTES = ['/', '/blog', '/blog/soup', '/404', '/404.html'];

let bundle: string;
beforeEach(() => {
  bundle = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(bundle, { recursive: true }));

function write(file: string, text = file) {
  mkdirSync(path.dirname(path.join(bundle, file)), { recursive: true });
  writeFileSync(path.join(bundle, file), text);
}

test('every document is named after its route, and the other files stay', async () => {
  for (const file of ['index.html', 'blog/index.html', 'blog/soup/index.html', 'blog/soup.md']) {
    write(file);
  }
  write('404.html', 'the page');
  write('404/index.html', 'its double');
  await placeDocuments(bundle, ROUTES);
  expect(listFiles(bundle)).toEqual([
    '404.html',
    'blog.html',
    'blog/soup.html',
    'blog/soup.md',
    'index.html',
  ]);
  expect(readFileSync(path.join(bundle, '404.html'), 'utf8')).toBe('the page');
});

test('a page that Gatsby wrote anew replaces its document', async () => {
  write('blog.html', 'old');
  write('blog/index.html', 'new');
  await placeDocuments(bundle, ROUTES);
  expect(readFileSync(path.join(bundle, 'blog.html'), 'utf8')).toBe('new');
});

test('the document of a page that is gone goes, too', async () => {
  write('blog/soup.html');
  write('blog/stew.html');
  expect(await placeDocuments(bundle, ROUTES)).toEqual(['blog/soup.html']);
});

test('a document that is no page stays as it is', async () => {
  write('proof/index.html');
  write('proof.html');
  await placeDocuments(bundle, ROUTES, ['proof.html', 'proof/index.html']);
  expect(listFiles(bundle)).toEqual(['proof.html', 'proof/index.html']);
});
