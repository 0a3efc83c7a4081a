import { readFileSync } from 'node:fs';

/** The addresses of a build by its sitemap, as a visitor's browser has them. */
function addressesIn(name: string): string[] {
  const sitemap = readFileSync(`.build/made-up-languages/${name}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname);
}

/** One page of each kind: all but the many articles and categories, of which some are enough. */
export function routesOf(name: string): string[] {
  const all = addressesIn(name);
  const madeUp = /^\/blog\/made-up-/;
  const category = /^\/blog\/category\//;
  return [
    ...all.filter((path) => !madeUp.test(path) && !category.test(path)),
    all.find((path) => madeUp.test(path))!,
    ...all.filter((path) => category.test(path)).slice(0, 2),
    '/no-such-page',
  ];
}
