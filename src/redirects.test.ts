/** @jest-environment node */
import { REDIRECTS, movedPlaces } from './redirects';

const PLACES = { '/docs': 'https://docs.farm.example', '/contact': '/contact' };

test('movedPlaces has no redirect for a page on its own path', () => {
  expect(movedPlaces({ '/docs': '/docs', '/contact': '/contact/form' })).toEqual([]);
});

test('movedPlaces redirects a path and everything below it to another site', () => {
  expect(movedPlaces(PLACES)).toEqual([
    { from: '/docs', to: 'https://docs.farm.example', status: 302 },
    { from: '/docs/*', to: 'https://docs.farm.example/*', status: 302 },
  ]);
});

test('movedPlaces redirects only the path itself to another page of the site', () => {
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
