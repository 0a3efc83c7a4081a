/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import { samplePost, sampleSite } from '../../../tests/unit/site-data';
import { FEED_LENGTH } from './site-data';
import { llmsTxt, sitemap } from './site-files';

test('llms.txt lists pages, posts and the feed', () => {
  expect(llmsTxt(sampleSite())).toBe(`# Farm

> Food \\& more.

## Pages

- [Pricing](https://farm.example/pricing): What it costs.

## Articles

- [Soup for five](https://farm.example/blog/soup): How to cook it.

## Optional

- [RSS](https://farm.example/rss.xml): The newest articles.
`);
});

test('llms.txt lists the newest posts alone, because a model reads the whole file', () => {
  const posts = Array.from({ length: 60 }, (_, index) =>
    samplePost({ path: `/blog/soup-${index}` }),
  );
  expect(llmsTxt(sampleSite(posts)).match(/blog\/soup-/g)).toHaveLength(FEED_LENGTH);
  expect(llmsTxt(sampleSite([]))).not.toContain('Articles');
});

test('a title can’t add markup or lines', () => {
  const text = llmsTxt(sampleSite([samplePost({ title: 'A [b](c)\n# d' })]));
  expect(text).toContain('- [A \\[b\\](c) # d](https://farm.example/blog/soup)');
});

/** The pages of a sitemap for a site with one post. */
const pagesWith = (fields: Parameters<typeof samplePost>[0] = {}) =>
  new XMLParser().parse(sitemap(sampleSite([samplePost(fields)]))).urlset.url as {
    loc: string;
    lastmod?: string;
  }[];

test.each([
  [{}, '2025-10-19'],
  [{ updated: '2026-02-03' }, '2026-02-03'],
  [{ date: '2025-12-31T23:59:59Z' }, '2025-12-31'],
  [{ date: null }, undefined],
])('a post with %j was last changed on %s', (fields, day) => {
  expect(pagesWith(fields).map(({ lastmod }) => lastmod)).toEqual([undefined, undefined, day]);
});
