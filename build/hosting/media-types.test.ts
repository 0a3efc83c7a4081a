/** @jest-environment node */
import { contentTypeOf } from './media-types';

test.each([
  ['/pricing.html', 'text/html; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json'],
  ['/blog/soup.md', 'text/markdown; charset=utf-8'],
  ['/a.woff2', 'font/woff2'],
  ['/pricing', undefined],
])('contentTypeOf(%s) is %s', (path, type) => expect(contentTypeOf(path)).toBe(type));
