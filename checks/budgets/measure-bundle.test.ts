/** @jest-environment node */
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { measureBundle } from './measure-bundle';

const { at, write } = temporaryFolder();

beforeEach(() => {
  write('blog.html', '<script src="/app-1.js"></script>');
  write('blog.html.br', '12345');
  write('index.html', '');
  write('page-data/blog/page-data.json', '{"componentChunkName":"component---src-blog-tsx"}');
  write('app-1.js', 'app');
  write('component---src-blog-tsx-1.js', 'blog');
  write('component---src-other-tsx-1.js', 'another page');
});

const partsOf = (address: string, kind: string) =>
  measureBundle(at()).find((one) => one.address === address && one.kind === kind)!.parts;

test('lists a document by its route and counts its Brotli size', () => {
  const sum = partsOf('/blog', 'html').reduce((total, { bytes }) => total + bytes, 0);
  expect(sum).toBe(5);
});

test('counts the shared scripts and the page’s own, and no other page’s', () => {
  expect(partsOf('/blog', 'script')).toEqual([
    { name: '/app-1.js', bytes: 3 },
    { name: '/component---src-blog-tsx-1.js', bytes: 4 },
  ]);
});

test('counts the shared scripts for a document without page data', () => {
  expect(partsOf('/', 'script')).toEqual([{ name: '/app-1.js', bytes: 3 }]);
});

test('counts only the fonts that every page loads', () => {
  write('static/figtree-first-1a2b.woff2', 'first');
  write('static/figtree-latin-1a2b.woff2', 'rare');
  expect(partsOf('/', 'fonts')).toEqual([{ name: '/static/figtree-first-1a2b.woff2', bytes: 5 }]);
});

test('finds the page data of the 404 page', () => {
  write('404.html', '');
  write('page-data/404.html/page-data.json', '{"componentChunkName":"component---src-other-tsx"}');
  expect(partsOf('/404.html', 'script')).toContainEqual({
    name: '/component---src-other-tsx-1.js',
    bytes: 12,
  });
});
