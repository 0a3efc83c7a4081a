import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { rss } from './rss';
import type { SiteData } from './site-data';
import { sitemap } from './site-files';

type PostWithBody = SiteData['newest'][number];

/** A post as input of the feed and other outputs, with some fields replaced. */
const samplePost = (fields: Partial<PostWithBody> = {}): PostWithBody => ({
  slug: 'soup',
  path: '/blog/soup',
  title: 'Soup for five',
  excerpt: 'How to cook it.',
  category: 'Cooking',
  author: ['Ada'],
  date: '2025-10-19T00:00:00.000Z',
  updated: null,
  formerly: null,
  feedHtml: '<p>Boil <a href="/pricing">water</a>.</p>',
  ...fields,
});

/** A site with the given posts. */
const sampleSite = (posts: PostWithBody[] = [samplePost()]): SiteData => ({
  site: {
    name: 'Farm',
    description: 'Food & more.',
    siteUrl: 'https://farm.example',
    firstSiteUrl: 'https://farm.example',
    language: 'en',
  },
  blog: { name: 'Blog' },
  posts,
  newest: posts,
  sitePages: ['/', '/404.html', '/pricing', '/blog/soup'].map((path) => ({ path })),
});

/** Parses a feed of posts with the given fields. */
function channelOf(...posts: Parameters<typeof samplePost>[0][]) {
  const text = rss(sampleSite(posts.map((fields) => samplePost(fields))));
  expect(XMLValidator.validate(text)).toBe(true);
  const options = { ignoreAttributes: false, parseTagValue: false, trimValues: false };
  return new XMLParser({ ...options, isArray: (name) => name === 'item' }).parse(text).rss.channel;
}

const titles = ['Fish & <b>chips</b>', 'An end ]]>', '🥑 and 👩‍🍳', `"'Soup'"`, '&amp; isn’t &'];

test.each([...titles.map((title) => [title, title]), ['So\u0000u\u000bp\ud800', 'Soup']])(
  'the title %j is read as %j',
  (title, read) => expect(channelOf({ title }).item[0].title).toBe(read),
);

test.each([null, 'some day'])('a post with the date %s has no date in the feed', (date) => {
  const channel = channelOf({ date });
  expect(channel.item[0]).not.toHaveProperty('pubDate');
  expect(channel).not.toHaveProperty('lastBuildDate');
});

test('a post appears on its date in most of the world', () => {
  const channel = channelOf({ date: '2025-10-19T00:00:00.000Z' });
  expect(channel.item[0].pubDate).toBe('Sun, 19 Oct 2025 10:00:00 GMT');
});

/** What identifies the only post of a feed in readers. */
const identityOf = (fields: Parameters<typeof samplePost>[0], firstSiteUrl?: string) => {
  const site = sampleSite([samplePost(fields)]);
  if (firstSiteUrl) site.site = { ...site.site, siteUrl: 'https://new.example/farm', firstSiteUrl };
  const feed = new XMLParser({ ignoreAttributes: false }).parse(rss(site));
  return feed.rss.channel.item.guid;
};

test.each([
  ['a post', {}, undefined],
  [
    'a post that was renamed twice',
    { path: '/blog/broth', formerly: ['soup', '/blog/stew'] },
    undefined,
  ],
  ['a post of a site that has moved', {}, 'https://farm.example'],
  [
    'a post with an address of another system',
    { formerly: ['/2019/soup.html'] },
    'https://farm.example/',
  ],
])('%s keeps its identity in readers', (_, fields, firstSiteUrl) => {
  expect(identityOf(fields, firstSiteUrl)).toEqual({
    '@_isPermaLink': 'false',
    '#text': 'https://farm.example/blog/soup',
  });
});

test('all authors of a post are in one element, because readers show only one', () => {
  const channel = channelOf({ author: ['Ada', 'Bo & Co'] });
  expect(channel.item[0]['dc:creator']).toBe('Ada, Bo & Co');
});

/** The pages of a sitemap for a site with one post. */
const pagesWith = (
  fields: Parameters<typeof samplePost>[0] = {},
): { loc: string; lastmod?: string }[] =>
  new XMLParser().parse(sitemap(sampleSite([samplePost(fields)]))).urlset.url;

test.each([
  [{}, '2025-10-19'],
  [{ updated: '2026-02-03' }, '2026-02-03'],
  [{ date: '2025-12-31T23:59:59Z' }, '2025-12-31'],
  [{ date: null }, undefined],
])('a post with %j was last changed on %s', (fields, day) => {
  expect(pagesWith(fields).map(({ lastmod }) => lastmod)).toEqual([undefined, undefined, day]);
});
