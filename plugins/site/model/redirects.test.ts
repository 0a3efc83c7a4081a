import { readFileSync } from 'node:fs';
import { externalRedirects, redirectsWith, unknownPosts } from './redirects';

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
    redirects.map(([fromPath, toPath]) => ({ fromPath, toPath, statusCode: 302 })),
  );
});

test('netlify.toml has the redirect of unknown posts, where the bundle has no file', () => {
  const { fromPath, toPath, statusCode } = unknownPosts;
  const rule = `[[redirects]]\n  from = "${fromPath}"\n  to = "${toPath}"\n  status = ${statusCode}\n  force = false\n`;
  expect(readFileSync('netlify.toml', 'utf8')).toContain(rule);
});

test('each former slug of a post is redirected permanently', () => {
  const posts = [
    { slug: 'soup', title: 'Soup', formerly: ['broth', 'stock'] },
    { slug: 'bread', title: 'Bread', formerly: null },
  ];
  const redirect = { toPath: '/blog/soup', statusCode: 301, title: 'Soup' };
  expect(redirectsWith(posts)).toEqual([
    { fromPath: '/blog/broth', ...redirect },
    { fromPath: '/blog/stock', ...redirect },
    ...externalRedirects(),
    unknownPosts,
  ]);
});
