import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a visitor of the list gets first, as it is sent: its HTML, and the data it is made live from. */
const FIRST = ['blog.html.br', 'page-data/blog/page-data.json.br', 'page-data/app-data.json'];

/** The most that may be, whatever the number of posts. */
export const MOST_LIST_BYTES = 60_000;

/** The bytes of the first page of the list and of its data, and how many pages the list has. */
export function measureList(bundle) {
  const bytes = FIRST.reduce((sum, file) => sum + statSync(path.join(bundle, file)).size, 0);
  const sitemap = readFileSync(path.join(bundle, 'sitemap.xml'), 'utf8');
  return { bytes, addresses: sitemap.split('<loc>').length - 1 };
}
