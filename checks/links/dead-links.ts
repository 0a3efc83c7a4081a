import { resolveInside, type Target } from './addresses';
import type { Cache } from '../../build/lib/cache';
import type { Bundle } from './bundle';
import { readBundle } from './read-bundle';

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
 * @param cache what earlier runs have read of documents
 */
export function findDeadLinks(bundle: Bundle, siteUrl: string, cache?: Cache): DeadLink[] {
  const files = readBundle(bundle, cache);
  const anchors = new Map(files.map((file) => [file.file, new Set(file.anchors)]));
  const follow = createFollower(bundle, siteUrl, anchors);
  const onPages = new Set<string>();
  return files.flatMap(({ file, page, addresses }) =>
    addresses.flatMap((address) => {
      const { target, missing } = follow(address, page);
      if (!target || !missing) return [];
      const place = `${target.path}#${target.anchor}`;
      if (file.endsWith('.html')) onPages.add(place);
      else if (onPages.has(place)) return [];
      return [{ page, address, missing }];
    }),
  );
}

type Followed = { target: Target | null; missing: DeadLink['missing'] | null };

/** Follows addresses; those that mean the same on every page, only once. */
function createFollower(bundle: Bundle, siteUrl: string, anchors: Anchors) {
  const known = new Map<string, Followed>();
  const follow = (address: string, page: string): Followed => {
    const target = resolveInside(address, page, siteUrl);
    return { target, missing: target && whatIsMissing(target, bundle, anchors) };
  };
  return (address: string, page: string): Followed => {
    if (!/^(?:\/|https?:\/\/)/.test(address)) return follow(address, page);
    const followed = known.get(address) ?? follow(address, '/');
    known.set(address, followed);
    return followed;
  };
}

type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

function whatIsMissing(
  { path, anchor }: Target,
  bundle: Bundle,
  anchors: Anchors,
): DeadLink['missing'] | null {
  const file = bundle.fileAt(path);
  if (!file) return 'page';
  // `#` and `#top` are the beginning of every document (HTML, scrolling to a fragment).
  if (['', 'top'].includes(anchor) || !file.endsWith('.html')) return null;
  return anchors.get(file)?.has(anchor) ? null : 'anchor';
}
