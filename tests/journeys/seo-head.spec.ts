import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  DESCRIPTION_LENGTH,
  TITLE_LENGTH,
} from '../../plugins/gatsby-source-site-content/schema/search-results';
import { category, post, routes } from '../support/addresses';
import { pages } from '../support/pages';
import { home } from '../support/product';
import { readHead } from '../support/read-head';
import { findVocabularyErrors } from '../support/structured-data';

type Thing = { '@type': string; [property: string]: unknown };

const things: Record<string, readonly string[]> = {
  ...Object.fromEntries(pages.map(({ path, structuredData }) => [path, structuredData])),
  [post]: ['BreadcrumbList', 'BlogPosting'],
};

const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'description', 'image', 'offers'],
  FAQPage: ['mainEntity'],
  Blog: ['name', 'url', 'publisher'],
  BlogPosting: 'headline description datePublished dateModified author image publisher'.split(' '),
};

for (const [path, types] of Object.entries(things)) {
  test(`${path} has the expected schema.org types with their required properties`, async ({
    request,
  }) => {
    const { structuredData } = await readHead(request, path);
    expect(structuredData).toHaveLength(1);
    const graph = JSON.parse(structuredData[0]!) as { '@context': string; '@graph': Thing[] };
    expect(graph['@context']).toBe('https://schema.org');
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(types);
    for (const thing of graph['@graph']) {
      for (const name of REQUIRED[thing['@type']]!) expect(thing, name).toHaveProperty([name]);
    }
  });
}

test('the structured data of every page is valid schema.org', async ({ request }, info) => {
  const heads = await Promise.all(Object.keys(things).map((path) => readHead(request, path)));
  const blocks = heads.flatMap(({ structuredData }) => structuredData);
  expect(findVocabularyErrors(blocks, info.outputPath('pages.ts'))).toBe('');
});

test('the schema.org check reports a misspelled property', () => {
  const block = '{"@context":"https://schema.org","@graph":[{"@type":"BlogPosting","titel":"x"}]}';
  expect(findVocabularyErrors([block], test.info().outputPath('mistake.ts'))).toContain('titel');
});

for (const path of [...routes, post]) {
  test(`${path} has a share picture and a canonical address`, async ({ request }) => {
    const { meta, link } = await readHead(request, path);
    expect(meta('og:url')).toBe(home + path);
    expect(link('[rel="canonical"]')).toBe(home + path);
    expect(meta('twitter:card')).toBe('summary_large_image');

    const address = meta('og:image') ?? '';
    expect(address.startsWith(`${home}/share/`)).toBe(true);
    const answer = await request.get(address.slice(home.length));
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(answer.headers()['cache-control']).toContain('immutable');
    const picture = await answer.body();
    expect(picture.length).toBeLessThanOrEqual(120_000);
    const { width, height } = await sharp(picture).metadata();
    expect([String(width), String(height)]).toEqual([
      meta('og:image:width'),
      meta('og:image:height'),
    ]);
  });
}

for (const path of [...routes, category, post]) {
  test(`search results have room for the title and the description of ${path}`, async ({
    request,
  }) => {
    const { title, meta } = await readHead(request, path);
    expect(title.length).toBeGreaterThanOrEqual(TITLE_LENGTH.least);
    expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.most);
    expect(meta('description')!.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
    expect(meta('description')!.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
  });
}

test('every page has its own share picture', async ({ request }) => {
  const heads = await Promise.all([...routes, post].map((path) => readHead(request, path)));
  expect(new Set(heads.map(({ meta }) => meta('og:image'))).size).toBe(heads.length);
});

test('a post has its publication date and category in the head', async ({ request }) => {
  const { meta } = await readHead(request, post);
  expect(meta('og:type')).toBe('article');
  expect(meta('article:published_time')).toBe('2025-10-19T00:00:00.000Z');
  expect(meta('article:section')).toBe('Technology');
});

const withAnswers = pages.filter(({ structuredData }) => structuredData.includes('FAQPage'));

for (const { path } of withAnswers) {
  test(`the structured questions of ${path} match the visible ones`, async ({ request }) => {
    const { structuredData, text } = await readHead(request, path);
    const graph = JSON.parse(structuredData[0]!)['@graph'] as Thing[];
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(faq.mainEntity.length).toBeGreaterThan(2);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
}
