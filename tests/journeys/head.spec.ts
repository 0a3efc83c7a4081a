import { expect, test, type APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import site from '../content/data/site.json';
import { home, pages, post } from '../support/site';

type Thing = { '@type': string; [property: string]: unknown };

/** The head of a page as served, as search engines read it without scripts. */
async function readHead(request: APIRequestContext, path: string) {
  const document = parse(await (await request.get(path)).text());
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return {
    language: attribute('html', 'lang'),
    title: document.querySelector('title')?.textContent,
    meta: (name: string) =>
      attribute(`meta[property="${name}"]`, 'content') ??
      attribute(`meta[name="${name}"]`, 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    feed: attribute('link[type="application/rss+xml"]', 'href'),
    graph: document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script): Thing[] => JSON.parse(script.textContent)['@graph']),
  };
}

for (const { path, title, structuredData } of pages) {
  test(`${path} has titles, an address, descriptions and a feed`, async ({ request }) => {
    const head = await readHead(request, path);
    expect(head.language).toBe('en');
    expect(head.title).toBe(title);
    expect(title.replace(` · ${site.name}`, '')).toBe(head.meta('og:title'));
    expect(head.canonical).toBe(home + path);
    expect(head.meta('og:url')).toBe(home + path);
    expect(head.meta('description')).toMatch(/\w/);
    expect(head.meta('robots')).toBeUndefined();
    expect(head.feed).toBe('/rss.xml');
    expect(head.graph.map((thing) => thing['@type'])).toEqual(structuredData);
  });

  test(`${path} has a share picture of the declared size`, async ({ request }) => {
    const { meta } = await readHead(request, path);
    const address = String(meta('og:image'));
    expect(address.startsWith(`${home}/share/`)).toBe(true);
    const picture = await (await request.get(address.slice(home.length))).body();
    const { format, width, height } = await sharp(picture).metadata();
    expect(format).toBe('jpeg');
    expect(meta('og:image:width')).toBe(String(width));
    expect(meta('og:image:height')).toBe(String(height));
    expect(meta('og:image:alt')).toMatch(/\w/);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });
}

test('every page has a description and a share picture of its own', async ({ request }) => {
  const heads = await Promise.all(pages.map(({ path }) => readHead(request, path)));
  const distinct = (name: string) => new Set(heads.map(({ meta }) => meta(name))).size;
  expect(distinct('description')).toBe(pages.length);
  // Blog lists share a picture.
  expect(distinct('og:image')).toBeGreaterThanOrEqual(pages.length - 1);
});

test('an article has its category and its dates', async ({ request }) => {
  const { meta } = await readHead(request, post.path);
  expect(meta('og:type')).toBe('article');
  expect(meta('article:modified_time')?.slice(0, 10)).toBe(post.updated);
  expect(meta('article:section')).toBe(post.category);
  expect(meta('article:published_time')).toContain(post.date);
});

test('the 404 page is not indexed', async ({ request }) => {
  const { meta, canonical } = await readHead(request, '/404.html');
  expect(meta('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
});
