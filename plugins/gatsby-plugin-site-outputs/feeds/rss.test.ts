/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { samplePost, sampleSite, HARD_TITLES } from '../../../tests/unit/site-data';
import { FEED_LENGTH, type PostWithBody } from '../site-data';
import { rss } from './rss';

/** Parses a feed that contains the given posts. */
function read(posts: PostWithBody[]) {
  const text = rss(sampleSite(posts));
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item',
    parseTagValue: false,
    trimValues: false,
  });
  return parser.parse(text).rss.channel;
}

describe('rss', () => {
  test('writes the fields of a post', () => {
    const [item] = read([samplePost()]).item;
    expect(item).toMatchObject({
      title: 'Soup for five',
      link: 'https://farm.example/blog/soup',
      guid: { '#text': 'https://farm.example/blog/soup', '@_isPermaLink': 'true' },
      pubDate: 'Sun, 19 Oct 2025 00:00:00 GMT',
      'dc:creator': 'Ada',
      category: 'Cooking',
    });
  });

  test('writes the whole text with absolute links', () => {
    expect(read([samplePost()]).item[0]['content:encoded']).toBe(
      '<p>Boil <a href="https://farm.example/pricing">water</a>.</p>',
    );
  });

  test.each(HARD_TITLES)('keeps the title %s', (title) => {
    expect(read([samplePost({ title })]).item[0].title).toBe(title);
  });

  test('removes characters that XML forbids', () => {
    const [item] = read([samplePost({ title: 'So\u0000u\u000bp\ud800' })]).item;
    expect(item.title).toBe('Soup');
  });

  test('escapes an excerpt as HTML', () => {
    expect(read([samplePost({ excerpt: 'a < b' })]).item[0].description).toBe('a &lt; b');
  });

  test.each([null, 'some day'])('omits the date of a post with the date %s', (date) => {
    const channel = read([samplePost({ date })]);
    expect(channel.item[0]).not.toHaveProperty('pubDate');
    expect(channel).not.toHaveProperty('lastBuildDate');
  });

  test('has the latest date or update of a post as its build date', () => {
    const old = samplePost({ date: '2024-02-29', updated: '2025-12-31T23:59:59.000Z' });
    expect(read([samplePost(), old]).lastBuildDate).toBe('Wed, 31 Dec 2025 23:59:59 GMT');
  });

  test('links to the blog and to itself', () => {
    const { link, 'atom:link': self } = read([]);
    expect(link).toBe('https://farm.example/blog');
    expect(self).toMatchObject({ '@_rel': 'self', '@_href': 'https://farm.example/rss.xml' });
  });

  test('writes no items without posts', () => {
    expect(read([]).item).toBeUndefined();
  });

  test('limits the feed to the newest posts', () => {
    const posts = Array.from({ length: 1000 }, (_, index) => samplePost({ slug: `post-${index}` }));
    const { item } = read(posts);
    expect(item).toHaveLength(FEED_LENGTH);
    expect(item[0].link).toBe('https://farm.example/blog/post-0');
  });
});
