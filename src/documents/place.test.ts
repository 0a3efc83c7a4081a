/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../links/list-files';
import { placeDocuments } from './place';
import { temporaryFolder } from '../test/temporary-folder';

const { at, write } = temporaryFolder();

test('every document is named after its route, and the other files stay', () => {
  for (const file of ['index.html', 'blog/index.html', 'blog/soup/index.html', 'blog/soup.md']) {
    write(file, 'a page');
  }
  write('404.html', 'the page');
  write('404/index.html', 'its double');
  placeDocuments(at());
  expect(listFiles(at())).toEqual([
    '404.html',
    'blog.html',
    'blog/soup.html',
    'blog/soup.md',
    'index.html',
  ]);
  expect(readFileSync(at('404.html'), 'utf8')).toBe('the page');
});

test('no folder is left that has nothing in it', () => {
  write('pricing/index.html', 'a page');
  placeDocuments(at());
  expect(() => readFileSync(at('pricing'))).toThrow('ENOENT');
});
