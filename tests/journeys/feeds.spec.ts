import { expect, test, type APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { category, post, routes } from '../support/addresses';
import { home } from '../support/product';

const TITLE = 'How nutrient gaps decide which recipe comes first';

async function readXml(request: APIRequestContext, path: string) {
  const text = await (await request.get(path)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    isArray: (name) => ['item', 'url'].includes(name),
    ignoreAttributes: false,
  }).parse(text);
}

/** Expects the complete article, with absolute addresses only. */
function expectWholeArticle(html: string) {
  const article = parse(html);
  expect(article.textContent).toContain('It’s five in the afternoon.');
  expect(article.textContent).toContain('The gaps it leaves open can suggest a side dish.');
  const links = article.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toContain(`${home}/pricing`);
  for (const link of links) expect(link).toMatch(/^https:/);
}

test('the RSS feed has the full text of the article', async ({ request }) => {
  const { channel } = (await readXml(request, '/rss.xml')).rss;
  expect(channel.item).toHaveLength(1);
  expect(channel.item[0]).toMatchObject({
    title: TITLE,
    link: home + post,
    pubDate: 'Sun, 19 Oct 2025 00:00:00 GMT',
    'dc:creator': 'the Evenplate team',
  });
  expect(channel['atom:link']['@_href']).toBe(`${home}/rss.xml`);
  expectWholeArticle(channel.item[0]['content:encoded']);
});

test('the JSON feed has the full text of the article', async ({ request }) => {
  const feed = await (await request.get('/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${home}/blog`,
    feed_url: `${home}/feed.json`,
  });
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    url: home + post,
    title: TITLE,
    date_published: '2025-10-19T00:00:00.000Z',
  });
  expectWholeArticle(feed.items[0].content_html);
});

test('the sitemap lists every page and dates only the post', async ({ request }) => {
  const entries = (await readXml(request, '/sitemap.xml')).urlset.url as {
    loc: string;
    lastmod?: string;
  }[];
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    [...routes, category, post].map((path) => home + path).toSorted(),
  );
  expect(entries.filter(({ lastmod }) => lastmod !== undefined)).toEqual([
    { loc: home + post, lastmod: '2025-10-19' },
  ]);
});

test('robots.txt names the sitemap', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toContain(`Sitemap: ${home}/sitemap.xml`);
});

test('every address in llms.txt exists', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((.+?)\): /g)].map(([, address]) => address!);
  expect(addresses).toContain(`${home}${post}.md`);
  for (const address of addresses) {
    expect(address.startsWith(home)).toBe(true);
    expect((await request.get(address.slice(home.length))).status(), address).toBe(200);
  }
});

test('serves the article as markdown with absolute links', async ({ request }) => {
  const answer = await request.get(`${post}.md`);
  expect(answer.headers()['content-type']).toContain('text/markdown');
  const text = await answer.text();
  expect(text.startsWith(`# ${TITLE}\n\nBy the Evenplate team · 2025-10-19`)).toBe(true);
  expect(text).toContain(`[plans](${home}/pricing)`);
});

test('every page links to the feeds, and a post to its markdown', async ({ page }) => {
  // During hydration the document has these links twice, from React and from Gatsby.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(post);
  const alternate = (type: string) => page.locator(`link[rel="alternate"][type="${type}"]`);
  await expect(alternate('application/rss+xml')).toHaveAttribute('href', '/rss.xml');
  await expect(alternate('application/feed+json')).toHaveAttribute('href', '/feed.json');
  await expect(alternate('text/markdown')).toHaveAttribute('href', `${post}.md`);
});
