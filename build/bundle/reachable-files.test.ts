/** @jest-environment node */
import { findHashedReferences, selectReachableFiles } from './reachable-files';

const PICTURE = '0b795d176c515cc4fbd494b4976c2b0f';
const ANOTHER = '1e500b48d9f754fdecd701d78d6c8013';
const SCRIPT = '0785cfe0e9fa4c20b4f5';
const CHUNK = 'f7a953b7150d82a0dfc9';

/** The files that are selected from a folder with these contents. */
const select = (texts: Record<string, string>) =>
  selectReachableFiles(Object.keys(texts), (file) => findHashedReferences(texts[file]!));

describe('selectReachableFiles', () => {
  test.each([
    'webpack.stats.json',
    'chunk-map.json',
    'render-page.js',
    'render-page.js.map',
    '_gatsby/slices/_gatsby-scripts-1.html',
    '~partytown/debug/partytown.js',
    'page-data/dev-404-page/page-data.json',
  ])('leaves out %s', (file) => {
    expect(select({ 'index.html': '', [file]: '' })).toEqual(['index.html']);
  });

  test.each(['index.html', '404.html', 'robots.txt', 'icon-192.png', 'page-data/app-data.json'])(
    'selects %s, which has no hash, without a reference',
    (file) => {
      expect(select({ [file]: '' })).toEqual([file]);
    },
  );

  test('selects the sizes of a picture that a page refers to', () => {
    const html = `<img srcset="/static/${PICTURE}/a1b2c/soup.jpg 480w, /static/${PICTURE}/ffffe/soup.jpg 960w">`;
    const files = {
      'index.html': html,
      [`static/${PICTURE}/a1b2c/soup.jpg`]: '',
      [`static/${PICTURE}/ffffe/soup.jpg`]: '',
      [`static/${PICTURE}/00000/soup.jpg`]: '',
      [`static/${ANOTHER}/a1b2c/soup.jpg`]: '',
    };
    expect(select(files)).toEqual(Object.keys(files).slice(0, 3));
  });

  test('selects a file that an article links to', () => {
    const files = {
      'blog.html': `<a href="/static/${PICTURE}/abcde.pdf">`,
      [`static/${PICTURE}/abcde.pdf`]: '',
      [`static/${ANOTHER}/abcde.pdf`]: '',
    };
    expect(select(files)).toEqual(Object.keys(files).slice(0, 2));
  });

  test('follows references from file to file, but ignores scripts that no page refers to', () => {
    const files = {
      'index.html': `<script src="/app-${SCRIPT}.js"></script>`,
      [`app-${SCRIPT}.js`]: `({522:"${CHUNK}"})`,
      [`app-${SCRIPT}.js.LICENSE.txt`]: 'MIT',
      [`522-${CHUNK}.js`]: `"/static/figtree-${PICTURE}.woff2"`,
      [`static/figtree-${PICTURE}.woff2`]: '',
      'app-aaaaaaaaaaaaaaaaaaaa.js': `"/static/figtree-${ANOTHER}.woff2"`,
      [`static/figtree-${ANOTHER}.woff2`]: '',
    };
    expect(select(files)).toEqual(Object.keys(files).slice(0, 5));
  });

  test.each([
    [`//# sourceMappingURL=app-${SCRIPT}.js.map`, 3],
    ['', 2],
  ])('selects a source map only when its script refers to it: %j', (comment, count) => {
    const files = {
      'index.html': `<script src="/app-${SCRIPT}.js"></script>`,
      [`app-${SCRIPT}.js`]: `start()${comment}`,
      [`app-${SCRIPT}.js.map`]: '{}',
    };
    expect(select(files)).toHaveLength(count);
  });
});
