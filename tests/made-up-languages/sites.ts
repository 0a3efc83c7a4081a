import { readFileSync } from 'node:fs';
import { PSEUDO_LOCALES } from '../../checks/made-up-languages/locales';

const FIRST_PORT = Number(process.env.E2E_PORT || 4183);

/** The origin of the site in a made-up language while it is tested. */
export const originOf = (name: string): string =>
  `http://localhost:${FIRST_PORT + PSEUDO_LOCALES.findIndex((locale) => locale.name === name)}`;

/** The paths in the sitemap of a build. */
function pathsInSitemap(name: string): string[] {
  const sitemap = readFileSync(`.build/made-up-languages/${name}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname);
}

/** The paths to test: all pages, one generated article, two categories and a page that does not exist. */
export function routesOf(name: string): string[] {
  const all = pathsInSitemap(name);
  const madeUp = /^\/blog\/made-up-/;
  const category = /^\/blog\/category\//;
  return [
    ...all.filter((path) => !madeUp.test(path) && !category.test(path)),
    all.find((path) => madeUp.test(path))!,
    ...all.filter((path) => category.test(path)).slice(0, 2),
    '/no-such-page',
  ];
}
