/** @jest-environment node */
import { placeDocuments } from './place';

test('every document is named after its route, and files of other kinds are none', () => {
  const files = ['index.html', 'blog/index.html', 'blog/soup/index.html', 'blog/soup.md'];
  expect([...placeDocuments(files)]).toEqual([
    ['index.html', 'index.html'],
    ['blog.html', 'blog/index.html'],
    ['blog/soup.html', 'blog/soup/index.html'],
  ]);
});

test('the 404 page has no double', () => {
  expect([...placeDocuments(['404.html', '404/index.html'])]).toEqual([['404.html', '404.html']]);
});
