/** @jest-environment node */
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { llmsTxt } from './llms';

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

test('a title can’t add markup or lines', () => {
  const text = llmsTxt(sampleSite([samplePost({ title: 'A [b](c)\n# d' })]));
  expect(text).toContain('- [A \\[b\\](c) # d](https://farm.example/blog/soup)');
});
