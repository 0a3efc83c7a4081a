/** @jest-environment node */
import { findSource } from './source-position';

const SOURCES = [
  { name: 'content/blog/salad.md', text: 'See [pricing](/pricng).' },
  {
    name: 'content/blog/soup.md',
    text: '---\ntitle: Soup\n---\n\nSee [pricing](/pricng#plans).\nAnd [x](/pricng).',
  },
  { name: 'content/blog/Süße Crème.md', text: 'A cream.\n<img src=gone.jpg alt=x>' },
  { name: 'content/data/hero.json', text: '{\n  "href": "/signupp"\n}' },
  { name: 'src/pages/404.tsx', text: 'export default' },
  { name: 'src/pages/pricing.tsx', text: 'export default' },
];

const find = (link: string, page: string) =>
  findSource(link, page, 'https://farm.example', SOURCES);

test('finds the exact link in the source of its page', () => {
  expect(find('/pricng', '/blog/soup')).toBe('content/blog/soup.md:6');
  expect(find('/pricng#plans', '/blog/soup')).toBe('content/blog/soup.md:5');
});

test('finds the author’s relative link for an absolute link of a feed', () => {
  expect(find('https://farm.example/pricng', '/rss.xml')).toBe('content/blog/salad.md:1');
});

test('finds a link in raw HTML, in a file with another name than the page', () => {
  expect(find('gone.jpg', '/blog/suesse-creme')).toBe('content/blog/Süße Crème.md:2');
});

test('finds a link of a data file on any page', () => {
  expect(find('/signupp', '/')).toBe('content/data/hero.json:2');
});

test.each([
  ['/pricing', 'src/pages/pricing.tsx'],
  ['/404.html', 'src/pages/404.tsx'],
])('names the page’s file when code generates a link on %s', (page, file) => {
  expect(find('/made/by/code', page)).toBe(file);
});

test('finds nothing for a page without a file', () => {
  expect(find('/gone', '/sitemap.xml')).toBeUndefined();
});
