import type { Cache } from '../../build/lib/cache';
import { openBundle } from './bundle';
import { findDeadLinks, type DeadLink } from './dead-links';
import { readSources } from './source-files';
import { findPlace } from './source-place';

/**
 * Follows every link of a built site.
 * @param cache what earlier runs have read of documents
 * @returns a sentence for each dead one, which names the page, the link and where it was written
 */
export function checkBundle(folder: string, siteUrl: string, root = '.', cache?: Cache): string[] {
  const dead = findDeadLinks(openBundle(folder), siteUrl, cache);
  if (dead.length === 0) return [];
  const sources = readSources(root);
  const sentences = dead.map((link) =>
    describe(link, findPlace(link.address, link.page, siteUrl, sources)),
  );
  return [...new Set(sentences)];
}

const describe = ({ page, address, missing }: DeadLink, place: string | undefined) => {
  const problem =
    missing === 'page' ? 'which doesn’t exist' : 'but that page has no element with this id';
  return `${page} links to ${address}, ${problem}${place ? ` (${place})` : ''}.`;
};
