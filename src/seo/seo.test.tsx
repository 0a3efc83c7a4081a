/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { PAGE, SAMPLE_SITE } from '../../tests/unit/site';
import { Seo } from './seo';

/** The metas by name or property, the link with a relation, and the title. */
function headOf(props: Partial<ComponentProps<typeof Seo>>) {
  const head = parse(renderToStaticMarkup(<Seo site={SAMPLE_SITE} {...props} />));
  const metas = head
    .querySelectorAll('meta')
    .map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);
  return {
    meta: Object.fromEntries(metas) as Record<string, string>,
    link: (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    title: head.querySelector('title')?.textContent,
  };
}

test('a page has its picture for link previews', () => {
  expect(headOf(PAGE).meta).toMatchObject({
    'og:title': 'Pricing',
    'og:type': 'website',
    'og:url': 'https://farm.example/pricing',
    'og:image': 'https://farm.example/share/pricing-0123456789abcdef.jpg',
    'og:image:alt': 'Prices',
    'twitter:card': 'summary_large_image',
  });
});

test('a page without a title is named by product and tagline', () => {
  const { title, meta } = headOf({ ...PAGE, title: null });
  expect(title).toBe('Farm: Eat well');
  expect(meta['og:title']).toBe('Farm: Eat well');
});

test('an article has its category, and those dates that its author gave', () => {
  const article = { section: 'Cooking', published: '2025-10-19T00:00:00.000Z', updated: null };
  const { meta } = headOf({ ...PAGE, article });
  expect(meta).toMatchObject({
    'og:type': 'article',
    'article:section': 'Cooking',
    'article:published_time': '2025-10-19T00:00:00.000Z',
  });
  expect(meta).not.toHaveProperty('article:modified_time');
});
