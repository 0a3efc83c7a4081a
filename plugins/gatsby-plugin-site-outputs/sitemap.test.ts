/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import type { PostWithBody } from './site-data';
import { robotsTxt, sitemap } from './sitemap';

const read = (posts: PostWithBody[]) =>
  new XMLParser().parse(sitemap(sampleSite(posts))).urlset.url as {
    loc: string;
    lastmod?: string;
  }[];

describe('sitemap', () => {
  test('lists every page by its absolute URL, only the home page with a final slash', () => {
    expect(read([samplePost()]).map(({ loc }) => loc)).toEqual([
      'https://farm.example/',
      'https://farm.example/pricing',
      'https://farm.example/blog/soup',
    ]);
  });

  test('writes lastmod only for posts', () => {
    expect(read([samplePost()]).map(({ lastmod }) => lastmod)).toEqual([
      undefined,
      undefined,
      '2025-10-19',
    ]);
  });

  test('prefers the update of a post to its date', () => {
    expect(read([samplePost({ updated: '2026-02-03' })])[2]!.lastmod).toBe('2026-02-03');
  });

  test('omits lastmod for a post without a date', () => {
    expect(read([samplePost({ date: null })])[2]).not.toHaveProperty('lastmod');
  });

  test('writes days in UTC', () => {
    expect(read([samplePost({ date: '2025-12-31T23:59:59Z' })])[2]!.lastmod).toBe('2025-12-31');
  });

  test('encodes characters that a URL must not contain', () => {
    expect(read([samplePost({ slug: 'süß & gut' })])[2]!.loc).toBe(
      'https://farm.example/blog/s%C3%BC%C3%9F%20&%20gut',
    );
  });
});

test('robotsTxt allows everything and names the sitemap', () => {
  expect(robotsTxt(sampleSite())).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://farm.example/sitemap.xml\n',
  );
});
