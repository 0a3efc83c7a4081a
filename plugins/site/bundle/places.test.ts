import { parse } from 'node-html-parser';
import { findMissingPlaces, placesOf } from './places';

const documents = (bodies: Record<string, string>, props: string[] = []) =>
  new Map(Object.entries(bodies).map(([page, body]) => [page, placesOf(parse(body), props)]));

const messages = (bodies: Record<string, string>, props?: string[]) =>
  findMissingPlaces(documents(bodies, props)).map(({ page, message }) => `${page}: ${message}`);

const PRICING = '<h2 id="plans">Plans</h2><h2 id="über">About</h2>';

test.each([
  ['/pricing#plan', '/pricing has no place "#plan", did you mean "#plans"?'],
  [
    '/pricing#nope',
    '/pricing has no place "#nope"; link to the page alone, or to an id that it has',
  ],
  [
    '/pricing/?a=b#nope',
    '/pricing has no place "#nope"; link to the page alone, or to an id that it has',
  ],
  ['#plans', '/ has no place "#plans"; link to the page alone, or to an id that it has'],
  ['/#plans', '/ has no place "#plans"; link to the page alone, or to an id that it has'],
])('reports a link to %s', (href, message) => {
  const home = `<a href="${href}">Soup</a>`;
  expect(messages({ '/': home, '/pricing': PRICING })).toEqual([`/: ${message}`]);
});

test.each([
  '/pricing#plans',
  '/pricing#%C3%BCber',
  '/pricing#',
  '/pricing#top',
  '/pricing#plans:~:text=soup',
  '/try#day=1,north',
  '/rss.xml#nope',
  'https://other.example/pricing#nope',
  '#own',
])('accepts a link to %s', (href) => {
  const home = `<a id="own" href="${href}">Soup</a>`;
  expect(messages({ '/': home, '/pricing': PRICING, '/try': '' })).toEqual([]);
});

test('reports a link in the props of an island, and one with the site’s address', () => {
  expect(messages({ '/pricing': PRICING }, ['/pricing#nope', 'Soup #1'])).toEqual([
    '/pricing: /pricing has no place "#nope"; link to the page alone, or to an id that it has',
  ]);
  process.env.GATSBY_SITE_URL = 'https://ada.github.io/soup';
  const html =
    '<a href="https://ada.github.io/soup/pricing#nope">a</a> <a href="/soup/pricing#no">b</a>';
  const found = messages({ '/': html, '/pricing': PRICING });
  delete process.env.GATSBY_SITE_URL;
  expect(found).toHaveLength(2);
});
