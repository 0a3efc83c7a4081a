/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { FARM } from '../../tests/unit/farm';
import { PAGE } from '../../tests/unit/site';
import { Seo } from './seo';

/** What a head says, by the names that it says it under. */
function headOf(props: Partial<ComponentProps<typeof Seo>>) {
  const head = parse(renderToStaticMarkup(<Seo site={FARM} {...props} />));
  const metas = head
    .querySelectorAll('meta')
    .map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);
  const link = (selector: string) => head.querySelector(`link${selector}`)?.getAttribute('href');
  return {
    meta: Object.fromEntries(metas) as Record<string, string>,
    link,
    title: head.querySelector('title')?.textContent,
  };
}

const ARTICLE = {
  markdown: '/blog/soup.md',
  section: 'Cooking',
  published: '2025-10-19T00:00:00.000Z',
  updated: null,
};

test('a page is shared with its picture', () => {
  expect(headOf(PAGE).meta).toMatchObject({
    'og:title': 'Pricing',
    'og:type': 'website',
    'og:url': 'https://farm.example/pricing',
    'og:image': 'https://farm.example/share/pricing-0123456789abcdef.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Prices',
    'twitter:card': 'summary_large_image',
  });
});

test('the root’s address ends with a slash, and no other', () => {
  expect(headOf({ ...PAGE, path: '/' }).link('[rel="canonical"]')).toBe('https://farm.example/');
  expect(headOf(PAGE).link('[rel="canonical"]')).toBe('https://farm.example/pricing');
});

test('a page without a title is called as the product', () => {
  const { title, meta } = headOf({ ...PAGE, title: null });
  expect(title).toBe('Farm: Eat well');
  expect(meta['og:title']).toBe('Farm: Eat well');
});

test('an article says when it appeared, and where it is found as markdown', () => {
  const { meta, link } = headOf({ ...PAGE, article: ARTICLE });
  expect(meta).toMatchObject({
    'og:type': 'article',
    'article:section': 'Cooking',
    'article:published_time': '2025-10-19T00:00:00.000Z',
  });
  expect(meta).not.toHaveProperty('article:modified_time');
  expect(link('[type="text/markdown"]')).toBe('/blog/soup.md');
});

test('every page leads to both feeds', () => {
  const { link } = headOf(PAGE);
  expect(link('[type="application/rss+xml"]')).toBe('/rss.xml');
  expect(link('[type="application/feed+json"]')).toBe('/feed.json');
});

test('a page without a route stays out of search results', () => {
  const { meta, link } = headOf({ title: 'Page not found' });
  expect(meta.robots).toBe('noindex');
  expect(link('[rel="canonical"]')).toBeUndefined();
  expect(meta).not.toHaveProperty('og:image');
});
