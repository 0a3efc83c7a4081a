import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a first visit to the list transfers: its HTML, and the data for its hydration. */
const FIRST = ['blog.html.br', 'page-data/blog/page-data.json.br', 'page-data/app-data.json'];

/** The highest sum of their bytes, whatever the number of posts. */
export const MOST_LIST_BYTES = 60_000;

/** The bytes of the first page of the list with its data, and the number of addresses in the sitemap. */
export function measureList(bundle) {
  const bytes = FIRST.reduce((sum, file) => sum + statSync(path.join(bundle, file)).size, 0);
  const sitemap = readFileSync(path.join(bundle, 'sitemap.xml'), 'utf8');
  return { bytes, addresses: sitemap.split('<loc>').length - 1 };
}
