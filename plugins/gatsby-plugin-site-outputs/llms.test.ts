/** @jest-environment node */
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { llms } from './llms';
import { robots } from './robots';

test('the site is told in the order that llmstxt.org asks for', () => {
  expect(llms(sampleSite())).toBe(`# Farm

> Food \\& more.

## Pages

- [Pricing](https://farm.example/pricing): What it costs.

## Articles

- [Soup for five](https://farm.example/blog/soup.md): How to cook it.

## Optional

- [RSS](https://farm.example/rss.xml): The newest articles with their whole text.
- [JSON Feed](https://farm.example/feed.json): The same as JSON.
`);
});

test('without posts there is no list of them', () => {
  expect(llms(sampleSite([]))).not.toContain('## Articles');
});

test('a title’s brackets end no link', () => {
  const text = llms(sampleSite([samplePost({ title: 'Soup](https://evil.example) [x]' })]));
  expect(text).toContain(
    '[Soup\\](https://evil.example) \\[x\\]](https://farm.example/blog/soup.md)',
  );
});

test('robots may read everything, and are shown the sitemap', () => {
  expect(robots(sampleSite())).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://farm.example/sitemap.xml\n',
  );
});
