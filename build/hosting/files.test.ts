/** @jest-environment node */
import { belongsToBuild, contentTypeOf, isHashed } from './files';

const SCRIPT = '/app-0123456789abcdef0123.js';

test.each([
  SCRIPT,
  `${SCRIPT}.map`,
  '/styles.0123456789abcdef0123.css',
  '/static/a.png',
  '/share/a.jpg',
])('%s changes its name with its content', (path) => expect(isHashed(path)).toBe(true));

test.each(['/', '/pricing', '/favicon.svg', '/app.js', '/statics/a.png', '/blog/static/'])(
  '%s does not',
  (path) => expect(isHashed(path)).toBe(false),
);

test('a missing part of the build is missing, even below the blog', () => {
  expect(belongsToBuild('/page-data/blog/soup/page-data.json')).toBe(true);
  expect(belongsToBuild(`/blog${SCRIPT}`)).toBe(true);
  expect(belongsToBuild('/blog/soup')).toBe(false);
});

test.each([
  ['/pricing.html', 'text/html; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json'],
  ['/blog/soup.md', 'text/markdown; charset=utf-8'],
  ['/a.woff2', 'font/woff2'],
  ['/pricing', undefined],
])('%s is %s', (path, type) => expect(contentTypeOf(path)).toBe(type));
