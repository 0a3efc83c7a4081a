import { readFileSync } from 'node:fs';
import { externalRedirects, renamedPosts, unknownPosts } from './redirects';

const EXTERNAL_TARGETS = { '/docs': 'https://docs.farm.example', '/contact': '/contact' };
const MOVED = externalRedirects(EXTERNAL_TARGETS);

test('externalRedirects adds no redirect for a target at or below its own path', () => {
  expect(externalRedirects({ '/docs': '/docs', '/contact': '/contact/form' })).toEqual([]);
});

test('externalRedirects redirects a path and its subpaths to another origin', () => {
  expect(MOVED).toEqual([
    { from: '/docs', to: 'https://docs.farm.example', status: 302 },
    { from: '/docs/*', to: 'https://docs.farm.example/*', status: 302 },
  ]);
});

test('externalRedirects redirects only the path itself to another path of the site', () => {
  expect(externalRedirects({ '/contact': '/creators' })).toEqual([
    { from: '/contact', to: '/creators', status: 302 },
  ]);
});

test('netlify.toml has the redirect of unknown posts, where the bundle has no file', () => {
  const { from, to, status } = unknownPosts;
  const rule = `[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = ${status}\n  force = false\n`;
  expect(readFileSync('netlify.toml', 'utf8')).toContain(rule);
});

test('renamedPosts redirects each former slug of a post permanently', () => {
  const posts = [
    { slug: 'soup', formerly: ['broth', 'stock'] },
    { slug: 'bread', formerly: null },
    { slug: 'salad' },
  ];
  expect(renamedPosts(posts)).toEqual([
    { from: '/blog/broth', to: '/blog/soup', status: 301 },
    { from: '/blog/stock', to: '/blog/soup', status: 301 },
  ]);
});
