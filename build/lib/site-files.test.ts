/** @jest-environment node */
import { candidateFiles, fileOf, pageDataFileOf, routeOf } from './site-files';

const FILES: [route: string, file: string][] = [
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/blog', 'blog.html'],
  ['/blog/soup', 'blog/soup.html'],
  ['/blog/page/2', 'blog/page/2.html'],
  ['/404.html', '404.html'],
];

test.each(FILES)('writes the route %s to %s', (route, file) => {
  expect(fileOf(route)).toBe(file);
});

test.each(FILES)('%s is the route of %s', (route, file) => {
  expect(routeOf(file)).toBe(route);
});

test.each([
  ['/pricing', 'pricing/index.html'],
  ['/blog/soup', 'blog/soup/index.html'],
  ['/blog/index-cards', 'blog/index-cards/index.html'],
])('%s is the route of Gatsby’s %s', (route, file) => {
  expect(routeOf(file)).toBe(route);
});

describe('candidateFiles', () => {
  test('looks for a file, a document and a folder', () => {
    expect(candidateFiles('/blog/soup')).toEqual([
      'blog/soup',
      'blog/soup.html',
      'blog/soup/index.html',
    ]);
  });

  test('ignores a trailing slash', () => {
    expect(candidateFiles('/pricing/')).toEqual(candidateFiles('/pricing'));
  });

  test.each(['/', ''])('looks for the home page at %j', (address) => {
    expect(candidateFiles(address)).toEqual(['index.html']);
  });

  test.each(FILES)('finds the route %s in its file %s', (route, file) => {
    expect(candidateFiles(route)).toContain(file);
  });
});

test.each([
  ['/', 'page-data/index/page-data.json'],
  ['/blog/soup', 'page-data/blog/soup/page-data.json'],
  ['/404.html', 'page-data/404.html/page-data.json'],
])('the data of %s are in %s', (route, file) => {
  expect(pageDataFileOf(route)).toBe(file);
});
