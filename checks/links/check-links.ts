import type { Cache } from '../../build/lib/cache';
import { findBrokenLinks, type BrokenLink } from './broken-links';
import { openBundle } from './bundle';
import { findSource, readSources } from './source-position';

/**
 * Follows every internal link of a built site.
 * @param folder the built site
 * @param root the folder of the sources
 * @param cache what earlier runs have read from documents
 * @returns a sentence for each broken link, with the page, the link and its position in the sources
 */
export function checkLinks(folder: string, siteUrl: string, root = '.', cache?: Cache): string[] {
  const broken = findBrokenLinks(openBundle(folder), siteUrl, cache);
  if (broken.length === 0) return [];
  const sources = readSources(root);
  const sentences = broken.map((one) =>
    describe(one, findSource(one.link, one.page, siteUrl, sources)),
  );
  return [...new Set(sentences)];
}

function describe({ page, link, missing }: BrokenLink, source: string | undefined): string {
  const problem =
    missing === 'page' ? 'which doesn’t exist' : 'but that page has no element with this id';
  return `${page} links to ${link}, ${problem}${source ? ` (${source})` : ''}.`;
}
