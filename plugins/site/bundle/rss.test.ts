/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { samplePost, sampleSite } from '../../../tests/unit/site-data';
import { MAX_FEED_LENGTH, rss } from './rss';

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

test('a text for which the feed has no room is left out, and its excerpt stays', () => {
  const channel = channelOf({}, { feedHtml: 'a'.repeat(MAX_FEED_LENGTH) }, { feedHtml: 'b' });
  const texts = channel.item.map((item: Record<string, string>) => item['content:encoded']?.[0]);
  expect(texts).toEqual(['<', undefined, 'b']);
  expect(channel.item[1].description).toBe('How to cook it.');
});

test.each([null, 'some day'])('a post with the date %s has no date in the feed', (date) => {
  const channel = channelOf({ date });
  expect(channel.item[0]).not.toHaveProperty('pubDate');
  expect(channel).not.toHaveProperty('lastBuildDate');
});

test('a day is a moment at which it is that day in most of the world', () => {
  const channel = channelOf({ date: '2025-10-19T00:00:00.000Z' });
  expect(channel.item[0].pubDate).toBe('Sun, 19 Oct 2025 10:00:00 GMT');
});
