import { externalRedirects, redirectsWith } from './redirects';

const HERE = { docsUrl: '/docs', contactUrl: '/contact' };

test.each([
  // A target at or below its own path needs no redirect.
  ['docsUrl', '/docs', []],
  ['contactUrl', '/contact/form', []],
  ['contactUrl', '/creators', [['/contact', '/creators']]],
  [
    'docsUrl',
    'https://docs.farm.example/',
    [
      ['/docs', 'https://docs.farm.example/'],
      ['/docs/*', 'https://docs.farm.example/*'],
    ],
  ],
  [
    'docsUrl',
    'Https://docs.farm.example',
    [
      ['/docs', 'Https://docs.farm.example'],
      ['/docs/*', 'Https://docs.farm.example/*'],
    ],
  ],
])('the redirects of a %s of %s are %j', (key, address, redirects) => {
  expect(externalRedirects({ ...HERE, [key]: address })).toEqual(
    redirects.map(([fromPath, toPath]) => ({ fromPath, toPath, statusCode: 302 })),
  );
});

test('each former address of a post is redirected permanently', () => {
  const posts = [
    { slug: 'soup', title: 'Soup', formerly: ['broth', '/2019/05/stock.html', '/soups/'] },
    { slug: 'bread', title: 'Bread', formerly: null },
  ];
  const redirect = { toPath: '/blog/soup', statusCode: 301, title: 'Soup' };
  const targets = { ...HERE, docsUrl: 'https://docs.farm.example' };
  expect(redirectsWith(posts, targets)).toEqual([
    { fromPath: '/blog/broth', ...redirect },
    { fromPath: '/2019/05/stock.html', ...redirect },
    { fromPath: '/soups', ...redirect },
    { fromPath: '/docs', toPath: 'https://docs.farm.example', statusCode: 302 },
    { fromPath: '/docs/*', toPath: 'https://docs.farm.example/*', statusCode: 302 },
    { fromPath: '/blog/*', toPath: '/blog', statusCode: 302 },
  ]);
});
