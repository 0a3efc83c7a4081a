/** @jest-environment node */
import { belongsToBuild, isHashed, isHiddenFromVisitors } from './file-rules';

const SCRIPT = '/app-0123456789abcdef0123.js';

test.each([
  SCRIPT,
  `${SCRIPT}.map`,
  '/styles.0123456789abcdef0123.css',
  '/static/a.png',
  '/share/a.jpg',
])('isHashed recognizes %s', (path) => expect(isHashed(path)).toBe(true));

test.each(['/', '/pricing', '/favicon.svg', '/app.js', '/statics/a.png', '/blog/static/'])(
  'isHashed rejects %s',
  (path) => expect(isHashed(path)).toBe(false),
);

test('belongsToBuild recognizes parts of the build, even below the blog', () => {
  expect(belongsToBuild('/page-data/blog/soup/page-data.json')).toBe(true);
  expect(belongsToBuild(`/blog${SCRIPT}`)).toBe(true);
  expect(belongsToBuild('/blog/soup')).toBe(false);
});

test('isHiddenFromVisitors recognizes files for hosts and hidden files, except for .well-known', () => {
  expect(['/_headers', '/.nojekyll', '/blog/.git/config'].every(isHiddenFromVisitors)).toBe(true);
  expect(['/headers', '/.well-known/security.txt', '/a.b'].some(isHiddenFromVisitors)).toBe(false);
});
