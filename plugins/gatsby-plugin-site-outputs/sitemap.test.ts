/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import type { PostWithBody } from './site-data';
import { sitemap } from './sitemap';

const read = (posts: PostWithBody[]) =>
  new XMLParser().parse(sitemap(sampleSite(posts))).urlset.url as {
    loc: string;
    lastmod?: string;
  }[];

test('every page is there by its absolute address, and only the root ends with a slash', () => {
  expect(read([samplePost()]).map(({ loc }) => loc)).toEqual([
    'https://farm.example/',
    'https://farm.example/pricing',
    'https://farm.example/blog/soup',
  ]);
});

test('only posts know when they changed', () => {
  expect(read([samplePost()]).map(({ lastmod }) => lastmod)).toEqual([
    undefined,
    undefined,
    '2025-10-19',
  ]);
});

test('a post that was changed says when', () => {
  expect(read([samplePost({ updated: '2026-02-03' })])[2]!.lastmod).toBe('2026-02-03');
});

test('a post without a date says nothing', () => {
  expect(read([samplePost({ date: null })])[2]).not.toHaveProperty('lastmod');
});

test('a day is the same in every time zone', () => {
  expect(read([samplePost({ date: '2025-12-31T23:59:59Z' })])[2]!.lastmod).toBe('2025-12-31');
});

test('what may not stand in an address is encoded', () => {
  expect(read([samplePost({ slug: 'süß & gut' })])[2]!.loc).toBe(
    'https://farm.example/blog/s%C3%BC%C3%9F%20&%20gut',
  );
});
