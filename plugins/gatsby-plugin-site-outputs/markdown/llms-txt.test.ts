/** @jest-environment node */
import { samplePost, sampleSite } from '../../../tests/unit/site-data';
import { llmsTxt } from './llms-txt';

describe('llmsTxt', () => {
  test('writes the sections in the order of llmstxt.org', () => {
    expect(llmsTxt(sampleSite())).toBe(`# Farm

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

  test('omits the section of articles when there are none', () => {
    expect(llmsTxt(sampleSite([]))).not.toContain('## Articles');
  });

  test('escapes brackets in a title', () => {
    const text = llmsTxt(sampleSite([samplePost({ title: 'Soup](https://evil.example) [x]' })]));
    expect(text).toContain(
      '[Soup\\](https://evil.example) \\[x\\]](https://farm.example/blog/soup.md)',
    );
  });
});
