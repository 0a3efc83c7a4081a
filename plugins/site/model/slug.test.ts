import { slugOf } from './slug';

test.each([
  ['how-ranking-by-nutrient-gaps-works', 'how-ranking-by-nutrient-gaps-works'],
  ['Süße Crème 2', 'suesse-creme-2'],
  ['ÄÖÜ ẞ', 'aeoeue-ss'],
  ['A\u0308pfel', 'aepfel'],
  ['Smørrebrød & Żurek', 'smorrebrod-zurek'],
  ['  what’s -- new?! ', 'what-s-new'],
  ['2025_10_19.draft', '2025-10-19-draft'],
  ['../../etc', 'etc'],
  ['مرحبا', ''],
])('slugOf turns %j into %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});
