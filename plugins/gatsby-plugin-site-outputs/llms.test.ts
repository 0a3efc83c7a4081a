/** @jest-environment node */
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { llmsTxt } from './site-files';
import { FEED_LENGTH } from './site-data';

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

test('a site without posts has no list of articles', () => {
  expect(llmsTxt(sampleSite([]))).not.toContain('Articles');
});

test('only the newest posts are listed, because a model reads the whole file', () => {
  const posts = Array.from({ length: 60 }, (_, index) => samplePost({ slug: `soup-${index}` }));
  expect(llmsTxt(sampleSite(posts)).match(/blog\/soup-/g)).toHaveLength(FEED_LENGTH);
});

test('a title can’t add markup or lines', () => {
  const text = llmsTxt(sampleSite([samplePost({ title: 'A [b](c)\n# d' })]));
  expect(text).toContain('- [A \\[b\\](c) # d](https://farm.example/blog/soup)');
});
