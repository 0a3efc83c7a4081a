import { REDIRECTS, movedPlaces, renamedPosts } from './redirects';

const PLACES = { '/docs': 'https://docs.farm.example', '/contact': '/contact' };
const MOVED = movedPlaces(PLACES);

test('movedPlaces adds no redirect for a target at or below its own path', () => {
  expect(movedPlaces({ '/docs': '/docs', '/contact': '/contact/form' })).toEqual([]);
});

test('movedPlaces redirects a path and its subpaths to another origin', () => {
  expect(MOVED).toEqual([
    { from: '/docs', to: 'https://docs.farm.example', status: 302 },
    { from: '/docs/*', to: 'https://docs.farm.example/*', status: 302 },
  ]);
});

test('movedPlaces redirects only the path itself to another path of the site', () => {
  expect(movedPlaces({ '/contact': '/creators' })).toEqual([
    { from: '/contact', to: '/creators', status: 302 },
  ]);
});

test('REDIRECTS ends with the redirect of unknown posts to the blog', () => {
  expect(REDIRECTS.at(-1)).toEqual({
    from: '/blog/*',
    to: '/blog',
    status: 302,
    onlyUnknown: true,
  });
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
