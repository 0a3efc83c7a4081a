import { isExternal } from './addresses';
import type { Bundle } from './bundle';
import { readBundle } from './read-bundle';

/** The addresses of other sites that a built site links to, each with the pages it stands on. */
export function findExternalLinks(
  bundle: Bundle,
  siteUrl: string,
): Map<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { page, addresses } of readBundle(bundle)) {
    for (const address of addresses.filter((one) => isExternal(one, siteUrl))) {
      pages.set(address, (pages.get(address) ?? new Set()).add(page));
    }
  }
  return new Map([...pages].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
