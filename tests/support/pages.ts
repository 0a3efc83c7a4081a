import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import site from '../../content/data/site.json';
import {
  PROSE_FOLDER,
  prosePagePath,
} from '../../plugins/gatsby-source-site-content/prose-page-path';
import { pageTitle } from '../../src/lib/page-title';
import { metadataOf, ROUTES } from '../../src/routes';

type Page = {
  path: string;
  /** The page's own part of the title in the browser's tab; null for the home page. */
  title: string | null;
  structuredData: readonly string[];
};

const routes: Page[] = ROUTES.map((route) => {
  const data = JSON.parse(readFileSync(`content/data/${route.dataFile}.json`, 'utf8'));
  const { title } = metadataOf(route, data, site);
  return { path: route.path, title, structuredData: route.structuredData };
});

function readProsePage(file: string): Page {
  const text = readFileSync(path.join(PROSE_FOLDER, file), 'utf8');
  const fields = parse(text.split(/^---$/m)[1] ?? '') as { name?: string; title: string };
  return {
    path: prosePagePath(file),
    title: fields.name ?? fields.title,
    structuredData: ['BreadcrumbList'],
  };
}

/** The pages of prose, from `content/pages`. */
export const prosePages: Page[] = readdirSync(PROSE_FOLDER)
  .filter((file) => /\.(md|markdown)$/.test(file))
  .map(readProsePage);

/** Every page but the articles and the lists of them, from `src/routes.ts` and `content/pages`. */
export const pages: Page[] = [...routes, ...prosePages];

/** The whole title of a page in the browser's tab; throws for an unknown page. */
export function titleOf(route: string): string {
  const page = pages.find((each) => each.path === route);
  if (!page) throw new Error(`${route} is no page of the site`);
  return pageTitle(page.title, site);
}
