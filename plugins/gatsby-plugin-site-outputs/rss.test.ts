/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { MAX_FEED_LENGTH, rss } from './rss';

/** Parses a feed of posts with the given fields. */
function channelOf(...posts: Parameters<typeof samplePost>[0][]) {
  const text = rss(sampleSite(posts.map((fields) => samplePost(fields))));
  expect(XMLValidator.validate(text)).toBe(true);
  const options = { ignoreAttributes: false, parseTagValue: false, trimValues: false };
  return new XMLParser({ ...options, isArray: (name) => name === 'item' }).parse(text).rss.channel;
}

const bodyOf = (content: string) => {
  const [item] = channelOf({ content }).item;
  return parse(item['content:encoded'], { blockTextElements: {} });
};

const titles = ['Fish & <b>chips</b>', 'An end ]]>', '🥑 and 👩‍🍳', `"'Soup'"`, '&amp; isn’t &'];

test.each([...titles.map((title) => [title, title]), ['So\u0000u\u000bp\ud800', 'Soup']])(
  'the title %j is read as %j',
  (title, read) => expect(channelOf({ title }).item[0].title).toBe(read),
);

test('a text for which the feed has no room is left out, and its excerpt stays', () => {
  const channel = channelOf({}, { content: 'a'.repeat(MAX_FEED_LENGTH) }, { content: 'b' });
  const texts = channel.item.map((item: Record<string, string>) => item['content:encoded']?.[0]);
  expect(texts).toEqual(['<', undefined, 'b']);
  expect(channel.item[1].description).toBe('How to cook it.');
});

test('a description is text in HTML', () => {
  expect(channelOf({ excerpt: 'a < b' }).item[0].description).toBe('a &lt; b');
});

test.each([null, 'some day'])('a post with the date %s has no date in the feed', (date) => {
  const channel = channelOf({ date });
  expect(channel.item[0]).not.toHaveProperty('pubDate');
  expect(channel).not.toHaveProperty('lastBuildDate');
});

test('the date of the feed is the latest date or update of a post', () => {
  const old = { date: '2024-02-29', updated: '2025-12-31T23:59:59.000Z' };
  expect(channelOf({}, old).lastBuildDate).toBe('Wed, 31 Dec 2025 23:59:59 GMT');
});

test('a site without posts has a feed without items', () => {
  expect(channelOf().item).toBeUndefined();
});

test.each([
  ['/pricing', 'https://farm.example/pricing'],
  ['#end', 'https://farm.example/blog/soup#end'],
  ['salad', 'https://farm.example/blog/salad'],
  ['/a?b=1&amp;c=2', 'https://farm.example/a?b=1&c=2'],
  ['mailto:ada@farm.example', 'mailto:ada@farm.example'],
])('the link %s of a text becomes %s', (href, absolute) => {
  expect(bodyOf(`<a href="${href}">x</a>`).querySelector('a')!.getAttribute('href')).toBe(absolute);
});

test('the addresses of a picture become absolute', () => {
  const body = bodyOf('<img src="/a.jpg" srcset="/a.jpg 1x, /b,c.jpg 2x">');
  expect(body.querySelector('img')!.attributes).toEqual({
    src: 'https://farm.example/a.jpg',
    srcset: 'https://farm.example/a.jpg 1x, https://farm.example/b,c.jpg 2x',
  });
});

test('code keeps its characters and line breaks, and the link beside a heading is left out', () => {
  const html = '<h2 id="end">End</h2><pre><code>a &lt; b\n  c</code></pre>';
  expect(bodyOf(`${html}<a class="anchor" href="#end">#</a>`).toString()).toBe(html);
});
