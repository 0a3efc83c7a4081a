/** @jest-environment node */
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { weighBundle } from './bundle';

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
  weighBundle(at()).find((weight) => weight.address === address && weight.kind === kind)!.parts;

test('a document has the address at which it is seen, and the size of its compressed twin', () => {
  const sum = partsOf('/blog', 'html').reduce((total, { bytes }) => total + bytes, 0);
  expect(sum).toBe(5);
});

test("a page's scripts are the common ones and its own, no other page's", () => {
  expect(partsOf('/blog', 'script')).toEqual([
    { name: '/app-1.js', bytes: 3 },
    { name: '/component---src-blog-tsx-1.js', bytes: 4 },
  ]);
});

test('a document without data of its own has the common scripts', () => {
  expect(partsOf('/', 'script')).toEqual([{ name: '/app-1.js', bytes: 3 }]);
});

test('the fonts of every page are those with its characters', () => {
  write('static/figtree-first-1a2b.woff2', 'first');
  write('static/figtree-latin-1a2b.woff2', 'rare');
  expect(partsOf('/', 'fonts')).toEqual([{ name: '/static/figtree-first-1a2b.woff2', bytes: 5 }]);
});
