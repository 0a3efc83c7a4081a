/** @jest-environment node */
import type { Cache } from '../../build/lib/cache';
import type { Bundle } from './bundle';
import { findBrokenLinks } from './broken-links';

const SITE = 'https://farm.example';

/** A built site in memory. */
function bundleOf(texts: Record<string, string>): Bundle {
  return {
    files: new Set(Object.keys(texts)),
    read: (file) => texts[file]!,
    fingerprint: (file) => texts[file]!,
  };
}

const broken = (texts: Record<string, string>) =>
  findBrokenLinks(bundleOf({ 'pricing.html': '<h2 id="plans">Plans</h2>', ...texts }), SITE);

test.each([
  '<a href="/pricing">',
  '<a href="/pricing#plans">',
  '<a href="/pricing#">',
  '<a href="/pricing?plan=annual">',
  '<a href="https://farm.example/pricing">',
  '<a href="https://elsewhere.example/nothing">',
  '<a href="mailto:ada@farm.example">',
  '<a href="/docs">',
  '<a href="/docs/start">',
  '<a href="/contact">',
  '<img src="data:image/gif;base64,R0lGOD">',
  '<a href="#top">',
])('accepts %s', (html) => {
  expect(broken({ 'blog/soup.html': html })).toEqual([]);
});

test.each([
  ['<a href="/pricng">', '/pricng'],
  ['<a href="salad">', 'salad'],
  ['<a href="https://farm.example/pricng">', 'https://farm.example/pricng'],
  ['<img src="/a.jpg">', '/a.jpg'],
  ['<img srcset="/pricing 1x, /b.jpg 2x">', '/b.jpg'],
  ['<source srcset="/c.avif 480w">', '/c.avif'],
  ['<link rel="canonical" href="https://farm.example/d">', 'https://farm.example/d'],
  ['<meta property="og:image" content="https://farm.example/e.jpg">', 'https://farm.example/e.jpg'],
  ['<pre><code><a href="/f">f</a></code></pre>', '/f'],
])('finds %s', (html, address) => {
  expect(broken({ 'blog/soup.html': html })).toEqual([
    { page: '/blog/soup', link: address, missing: 'page' },
  ]);
});

test.each(['#end', '/blog/soup#end', '/pricing#end'])(
  'finds a link to a missing id: %s',
  (href) => {
    expect(broken({ 'blog/soup.html': `<a href="${href}">` })).toEqual([
      { page: '/blog/soup', link: href, missing: 'anchor' },
    ]);
  },
);

test('accepts the name of a link as an anchor, but not the name of a form field', () => {
  const html =
    '<a name="start">x</a><input id="email" name="end"><a href="#start">x</a><a href="#end">x</a>';
  expect(broken({ 'blog/soup.html': html })).toEqual([
    { page: '/blog/soup', link: '#end', missing: 'anchor' },
  ]);
});

test('finds an id with letters beyond ASCII, encoded or not', () => {
  const html = '<h2 id="größe">x</h2><a href="#gr%C3%B6%C3%9Fe">x</a><a href="#größe">x</a>';
  expect(broken({ 'blog/soup.html': html })).toEqual([]);
});

test.each([
  ['sitemap.xml', '<urlset><url><loc>https://farm.example/gone</loc></url></urlset>'],
  ['rss.xml', '<rss><channel><link>https://farm.example/gone</link></channel></rss>'],
  [
    'rss.xml',
    `<rss><channel><link>https://farm.example/pricing</link><item><link>https://farm.example/pricing</link>
    <content:encoded>&lt;a href="https://farm.example/gone"&gt;</content:encoded></item></channel></rss>`,
  ],
  [
    'feed.json',
    '{"home_page_url":"/pricing","items":[{"url":"/pricing","image":"https://farm.example/gone","content_html":""}]}',
  ],
  ['llms.txt', '- [Gone](https://farm.example/gone): x'],
])('follows the addresses in %s', (file, text) => {
  expect(broken({ [file]: text })).toEqual([
    { page: `/${file}`, link: 'https://farm.example/gone', missing: 'page' },
  ]);
});

test('reports a link that is broken on a page only for the page, and not for each feed', () => {
  const sitemap = '<urlset><url><loc>https://farm.example/pricng</loc></url></urlset>';
  expect(broken({ 'blog/soup.html': '<a href="/pricng">', 'sitemap.xml': sitemap })).toEqual([
    { page: '/blog/soup', link: '/pricng', missing: 'page' },
  ]);
});

test('reads a document again when it has changed', () => {
  const known = new Map<string, unknown>();
  const getOrCompute = (key: string, make: () => unknown) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const cache = { getOrCompute, save: () => undefined } as unknown as Cache;
  const brokenIn = (html: string) => findBrokenLinks(bundleOf({ 'a.html': html }), SITE, cache);
  expect(brokenIn('<p>A')).toEqual([]);
  expect(brokenIn('<a href="#b">b</a>')).toHaveLength(1);
});

test('reads an unchanged document once, and finds the same broken links', () => {
  const known = new Map<string, unknown>();
  const getOrCompute = jest.fn((key: string, make: () => unknown) => {
    if (!known.has(key)) known.set(key, JSON.parse(JSON.stringify(make())));
    return known.get(key);
  });
  const cache = { getOrCompute, save: () => undefined } as unknown as Cache;
  const bundle = bundleOf({
    'a.html': '<p id="a">A <a href="#b">b</a></p>',
    'b.html': '<a href="/a#a">',
  });
  const first = findBrokenLinks(bundle, SITE, cache);
  expect(first).toEqual([{ page: '/a', link: '#b', missing: 'anchor' }]);
  expect(known.size).toBe(2);
  expect(findBrokenLinks(bundle, SITE, cache)).toEqual(first);
  expect(known.size).toBe(2);
});
