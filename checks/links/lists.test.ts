/** @jest-environment node */
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { jsonFeed } from '../../plugins/gatsby-plugin-site-outputs/feeds/json-feed';
import { rss } from '../../plugins/gatsby-plugin-site-outputs/feeds/rss';
import { readList } from './lists';

const POSTS = Array.from({ length: 50 }, (_, index) =>
  samplePost({
    slug: `post-${index}`,
    content: '<p>&amp; <a href="/pricing">b</a></p>'.repeat(500),
  }),
);

test.each([
  ['rss.xml', rss(sampleSite(POSTS))],
  ['feed.json', jsonFeed(sampleSite(POSTS))],
])('reads %s of a large blog to its end', (file, text) => {
  const addresses = readList(file, text);
  expect(addresses).toContain('https://farm.example/blog/post-49');
  expect(addresses.filter((address) => address === 'https://farm.example/pricing')).toHaveLength(
    50,
  );
});

test('reads the blog’s address in a feed without posts', () => {
  expect(readList('rss.xml', rss(sampleSite([])))).toEqual(['https://farm.example/blog']);
});

test('finds no addresses in other files', () => {
  expect(readList('robots.txt', '[a](/b)')).toEqual([]);
});
