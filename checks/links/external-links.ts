import { isExternal } from './addresses';
import { readReferences, type Bundle } from './bundle';

/** Lists the links of a built site to other sites, each with the pages that hold it. */
export function findExternalLinks(
  bundle: Bundle,
  siteUrl: string,
): Map<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { address, links } of readReferences(bundle)) {
    for (const link of links.filter((one) => isExternal(one, siteUrl))) {
      pages.set(link, (pages.get(link) ?? new Set()).add(address));
    }
  }
  return new Map([...pages].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
