/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { samplePost, sampleSite, HARD_TITLES } from '../../tests/unit/site-data';
import { FEED_LENGTH, type PostWithBody } from './site-data';
import { rss } from './rss';

/** A feed as a reader sees it. */
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

test('a post is there with its facts', () => {
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

test('the whole text is there, and its links work elsewhere', () => {
  expect(read([samplePost()]).item[0]['content:encoded']).toBe(
    '<p>Boil <a href="https://farm.example/pricing">water</a>.</p>',
  );
});

test.each(HARD_TITLES)('a title arrives as it was written: %s', (title) => {
  expect(read([samplePost({ title })]).item[0].title).toBe(title);
});

test('signs that XML has no place for are left out', () => {
  const [item] = read([samplePost({ title: 'So\u0000u\u000bp\ud800' })]).item;
  expect(item.title).toBe('Soup');
});

test('an excerpt is text, so what looks like markup in it is escaped as HTML', () => {
  expect(read([samplePost({ excerpt: 'a < b' })]).item[0].description).toBe('a &lt; b');
});

test.each([null, 'some day'])('a post without a date has none here: %s', (date) => {
  const channel = read([samplePost({ date })]);
  expect(channel.item[0]).not.toHaveProperty('pubDate');
  expect(channel).not.toHaveProperty('lastBuildDate');
});

test('the feed is as old as its latest change', () => {
  const old = samplePost({ date: '2024-02-29', updated: '2025-12-31T23:59:59.000Z' });
  expect(read([samplePost(), old]).lastBuildDate).toBe('Wed, 31 Dec 2025 23:59:59 GMT');
});

test('the feed says where it is', () => {
  const { link, 'atom:link': self } = read([]);
  expect(link).toBe('https://farm.example/blog');
  expect(self).toMatchObject({ '@_rel': 'self', '@_href': 'https://farm.example/rss.xml' });
});

test('no post at all is a feed, too', () => {
  expect(read([]).item).toBeUndefined();
});

test('a large blog’s feed has the newest posts only', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => samplePost({ slug: `post-${index}` }));
  const { item } = read(posts);
  expect(item).toHaveLength(FEED_LENGTH);
  expect(item[0].link).toBe('https://farm.example/blog/post-0');
});
