/** @jest-environment node */
import { samplePost, sampleSite, HARD_TITLES } from '../../../tests/unit/site-data';
import type { PostWithBody } from '../site-data';
import { jsonFeed } from './json-feed';

const read = (posts: PostWithBody[]) => JSON.parse(jsonFeed(sampleSite(posts)));

describe('jsonFeed', () => {
  test('writes a post with its whole text', () => {
    expect(read([samplePost()]).items).toEqual([
      {
        id: 'https://farm.example/blog/soup',
        url: 'https://farm.example/blog/soup',
        title: 'Soup for five',
        summary: 'How to cook it.',
        content_html: '<p>Boil <a href="https://farm.example/pricing">water</a>.</p>',
        image: 'https://farm.example/share/soup-0123456789abcdef.jpg',
        date_published: '2025-10-19T00:00:00.000Z',
        authors: [{ name: 'Ada' }],
        tags: ['Cooking'],
      },
    ]);
  });

  test.each(HARD_TITLES)('keeps the title %s', (title) => {
    expect(read([samplePost({ title })]).items[0].title).toBe(title);
  });

  test('omits the date of a post without one', () => {
    expect(read([samplePost({ date: null })]).items[0]).not.toHaveProperty('date_published');
  });

  test('writes an empty list without posts', () => {
    expect(read([])).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://farm.example/feed.json',
      items: [],
    });
  });
});
