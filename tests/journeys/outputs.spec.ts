import { expect, test, type APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { home, pages, post, POSTS } from '../support/site';

async function readXml(request: APIRequestContext, path: string) {
  const text = await (await request.get(path)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => ['item', 'url'].includes(name);
  return new XMLParser({ isArray, ignoreAttributes: false }).parse(text);
}

test('the feed has full articles with absolute addresses', async ({ request }) => {
  const { channel } = (await readXml(request, '/rss.xml')).rss;
  expect(channel['atom:link']['@_href']).toBe(`${home}/rss.xml`);
  expect(channel.item).toHaveLength(POSTS);
  expect(channel.link).toBe(`${home}/blog`);
  const [item] = channel.item;
  const address = home + post.path;
  expect(item).toMatchObject({ title: post.title, link: address });
  expect(item.guid).toEqual({ '#text': address, '@_isPermaLink': 'false' });
  expect(item).toMatchObject({ 'dc:creator': post.author, category: post.category });
  expect(new Date(item.pubDate).toISOString()).toContain(post.date);

  const article = parse(item['content:encoded']);
  const page = parse(await (await request.get(post.path)).text());
  const headings = page.querySelectorAll('.prose h2').map(({ textContent }) => textContent);
  expect(article.querySelectorAll('h2').map(({ textContent }) => textContent)).toEqual(headings);
  for (const link of article.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
});

test('an article in the feed begins with the picture of its page', async ({ request }) => {
  const { channel } = (await readXml(request, '/rss.xml')).rss;
  const article = parse(channel.item[0]['content:encoded']);
  const image = article.querySelector('p:first-child img');
  expect(image?.getAttribute('alt')).toBe('Rings on a kitchen table.');
  const address = image?.getAttribute('src') ?? '';
  const answer = await request.get(address.replace(home, ''));
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeGreaterThan(1000);
});

test('the sitemap lists every page, and dates articles', async ({ request }) => {
  const sitemap = await readXml(request, '/sitemap.xml');
  const entries: { loc: string; lastmod?: string }[] = sitemap.urlset.url;
  const addresses = entries.map(({ loc }) => loc);
  expect(addresses).toEqual(expect.arrayContaining(pages.map(({ path }) => home + path)));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(entries.find(({ loc }) => loc === home + post.path)?.lastmod).toMatch(/^\d{4}-\d\d-\d\d/);
});

test('robots.txt names the sitemap', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toContain(`Sitemap: ${home}/sitemap.xml`);
});

// Whether it has expired depends on the day, so the weekly job checks that.
test('security.txt names a contact and an expiry date', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).not.toBeNaN();
});
