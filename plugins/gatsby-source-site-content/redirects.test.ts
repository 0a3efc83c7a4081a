import { readFileSync } from 'node:fs';
import { externalRedirects, renamedPosts, unknownPosts } from './redirects';

test.each([
  // A target at or below its own path needs no redirect.
  ['/docs', '/docs', []],
  ['/contact', '/contact/form', []],
  ['/contact', '/creators', [['/contact', '/creators']]],
  [
    '/docs',
    'https://docs.farm.example/',
    [
      ['/docs', 'https://docs.farm.example/'],
      ['/docs/*', 'https://docs.farm.example/*'],
    ],
  ],
])('externalRedirects of %s at %s are %j', (path, address, redirects) => {
  expect(externalRedirects({ [path]: address })).toEqual(
    redirects.map(([from, to]) => ({ from, to, status: 302 })),
  );
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
