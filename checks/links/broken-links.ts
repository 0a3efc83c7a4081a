import type { Cache } from '../../build/lib/cache';
import { isDocument } from '../../build/lib/site-files';
import { resolveInside, type Target } from './addresses';
import { fileAt, readReferences, type Bundle } from './bundle';

/** An internal link that leads nowhere. */
export type BrokenLink = {
  /** The address of the document or the feed that holds it. */
  page: string;
  link: string;
  /** What is missing: the page, or an element with the id that the link names. */
  missing: 'page' | 'anchor';
};

/**
 * Follows every internal link, picture, feed entry and sitemap address of a built site. A link that is
 * broken on a page is not repeated for each feed with the page's text.
 * @param cache what earlier runs have read from documents
 */
export function findBrokenLinks(bundle: Bundle, siteUrl: string, cache?: Cache): BrokenLink[] {
  const files = readReferences(bundle, cache);
  const anchors = new Map(files.map(({ file, anchors: ids }) => [file, new Set(ids)]));
  const follow = createFollower(bundle, siteUrl, anchors);
  const brokenOnPages = new Set<string>();
  return files.flatMap(({ file, address, links }) =>
    links.flatMap((link) => {
      const { target, missing } = follow(link, address);
      if (!target || !missing) return [];
      const place = `${target.path}#${target.anchor}`;
      if (isDocument(file)) brokenOnPages.add(place);
      else if (brokenOnPages.has(place)) return [];
      return [{ page: address, link, missing }];
    }),
  );
}

type Followed = { target: Target | null; missing: BrokenLink['missing'] | null };

/** Follows links. A link with the same target on every page is followed once. */
function createFollower(bundle: Bundle, siteUrl: string, anchors: Anchors) {
  const known = new Map<string, Followed>();
  const follow = (link: string, page: string): Followed => {
    const target = resolveInside(link, page, siteUrl);
    return { target, missing: target && whatIsMissing(target, bundle, anchors) };
  };
  return (link: string, page: string): Followed => {
    if (!/^(?:\/|https?:\/\/)/.test(link)) return follow(link, page);
    const followed = known.get(link) ?? follow(link, '/');
    known.set(link, followed);
    return followed;
  };
}

/** The ids of each file's elements. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

function whatIsMissing(
  { path, anchor }: Target,
  bundle: Bundle,
  anchors: Anchors,
): BrokenLink['missing'] | null {
  const file = fileAt(bundle, path);
  if (!file) return 'page';
  // `#` and `#top` are the beginning of every document (HTML, scrolling to a fragment).
  if (['', 'top'].includes(anchor) || !isDocument(file)) return null;
  return anchors.get(file)?.has(anchor) ? null : 'anchor';
}
