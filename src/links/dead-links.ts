import { resolveInside, type Target } from './addresses';
import type { Bundle } from './bundle';
import { readBundle, type ReadFile } from './read-bundle';

/** A link that leads nowhere. */
export type DeadLink = {
  /** The page it stands on. */
  page: string;
  address: string;
  /** Whether the page is there and only the place in it is missing. */
  missing: 'page' | 'anchor';
};

/**
 * Follows every internal link, picture, feed entry and sitemap address of a built site. A link that
 * is dead on a page is told of that page, and not once more of each feed that repeats it.
 */
export function findDeadLinks(bundle: Bundle, siteUrl: string): DeadLink[] {
  const files = readBundle(bundle);
  const byFile = new Map(files.map((file) => [file.file, file]));
  const onPages = new Set<string>();
  return files.flatMap(({ file, page, addresses }) =>
    addresses.flatMap((address) => {
      const target = resolveInside(address, page, siteUrl);
      const missing = target && whatIsMissing(target, bundle, byFile);
      if (!missing) return [];
      const place = `${target.path}#${target.anchor}`;
      if (file.endsWith('.html')) onPages.add(place);
      else if (onPages.has(place)) return [];
      return [{ page, address, missing }];
    }),
  );
}

function whatIsMissing(
  { path, anchor }: Target,
  bundle: Bundle,
  byFile: ReadonlyMap<string, ReadFile>,
): DeadLink['missing'] | null {
  const file = bundle.fileAt(path);
  if (!file) return 'page';
  // `#` and `#top` are the beginning of every document (HTML, scrolling to a fragment).
  if (['', 'top'].includes(anchor) || !file.endsWith('.html')) return null;
  return byFile.get(file)?.anchors.has(anchor) ? null : 'anchor';
}
