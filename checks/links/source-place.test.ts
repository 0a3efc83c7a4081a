/** @jest-environment node */
import { findPlace } from './source-place';

const SOURCES = [
  { name: 'content/blog/salad.md', text: 'See [pricing](/pricng).' },
  {
    name: 'content/blog/soup.md',
    text: '---\ntitle: Soup\n---\n\nSee [pricing](/pricng#plans).\nAnd [x](/pricng).',
  },
  { name: 'content/blog/Süße Crème.md', text: 'A cream.\n<img src=gone.jpg alt=x>' },
  { name: 'content/data/hero.json', text: '{\n  "href": "/signupp"\n}' },
  { name: 'src/pages/pricing.tsx', text: 'export default' },
];

const place = (address: string, page: string) =>
  findPlace(address, page, 'https://farm.example', SOURCES);

test('a link is found in the file of its page, as a whole', () => {
  expect(place('/pricng', '/blog/soup')).toBe('content/blog/soup.md:6');
  expect(place('/pricng#plans', '/blog/soup')).toBe('content/blog/soup.md:5');
});

test('a link that a feed made absolute is found as its author wrote it', () => {
  expect(place('https://farm.example/pricng', '/rss.xml')).toBe('content/blog/salad.md:1');
});

test('it is found in raw HTML, and where the file is named otherwise than the page', () => {
  expect(place('gone.jpg', '/blog/suesse-creme')).toBe('content/blog/Süße Crème.md:2');
});

test('a link of a data file is found, whatever page it is on', () => {
  expect(place('/signupp', '/')).toBe('content/data/hero.json:2');
});

test('of a link that code has made, the page’s file is told', () => {
  expect(place('/made/by/code', '/pricing')).toBe('src/pages/pricing.tsx');
});

test('of a link nobody wrote, nothing is told', () => {
  expect(place('/gone', '/sitemap.xml')).toBeUndefined();
});
