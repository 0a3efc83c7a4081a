/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { PAGE, SAMPLE_SITE } from '../../tests/unit/site';
import { Seo } from './seo';

/** The metas by name or property, the links by selector, and the title. */
function headOf(props: Partial<ComponentProps<typeof Seo>>) {
  const head = parse(renderToStaticMarkup(<Seo site={SAMPLE_SITE} {...props} />));
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

describe('Seo', () => {
  test('has the page’s picture for link previews', () => {
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

  test('has a canonical URL with a trailing slash for the root only', () => {
    expect(headOf({ ...PAGE, path: '/' }).link('[rel="canonical"]')).toBe('https://farm.example/');
    expect(headOf(PAGE).link('[rel="canonical"]')).toBe('https://farm.example/pricing');
  });

  test('uses product name and tagline for a page without a title', () => {
    const { title, meta } = headOf({ ...PAGE, title: null });
    expect(title).toBe('Farm: Eat well');
    expect(meta['og:title']).toBe('Farm: Eat well');
  });

  test('has an article’s dates and a link to its markdown version', () => {
    const { meta, link } = headOf({ ...PAGE, article: ARTICLE });
    expect(meta).toMatchObject({
      'og:type': 'article',
      'article:section': 'Cooking',
      'article:published_time': '2025-10-19T00:00:00.000Z',
    });
    expect(meta).not.toHaveProperty('article:modified_time');
    expect(link('[type="text/markdown"]')).toBe('/blog/soup.md');
  });

  test('links to both feeds', () => {
    const { link } = headOf(PAGE);
    expect(link('[type="application/rss+xml"]')).toBe('/rss.xml');
    expect(link('[type="application/feed+json"]')).toBe('/feed.json');
  });

  test('has noindex for a page without a path', () => {
    const { meta, link } = headOf({ title: 'Page not found' });
    expect(meta.robots).toBe('noindex');
    expect(link('[rel="canonical"]')).toBeUndefined();
    expect(meta).not.toHaveProperty('og:image');
  });
});
