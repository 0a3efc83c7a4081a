import site from '../content/data/site.json';

/** A rule of the host. A `*` at the end stands for anything, slashes included. */
export type Redirect = {
  from: string;
  /** Where to; a `*` at its end takes what the one of `from` stood for. */
  to: string;
  status: 301 | 302;
  /** Whether the rule counts only where the bundle has no file. */
  onlyUnknown?: boolean;
};

/** Unknown posts lead to the list of posts (docs/decisions/0005-unknown-posts.md). */
const unknownPosts: Redirect = { from: '/blog/*', to: '/blog', status: 302, onlyUnknown: true };

const PLACES = { '/docs': site.docsUrl, '/contact': site.contactUrl };

/**
 * Addresses that are known under a path of this site, and where they are when they are elsewhere.
 * The status is the one of a temporary move: the next entry in `site.json` has to count at once.
 */
export const movedPlaces = (places: Record<string, string> = PLACES): Redirect[] =>
  Object.entries(places)
    .filter(([path, address]) => address !== path && !address.startsWith(`${path}/`))
    .flatMap(([path, address]): Redirect[] => [
      { from: path, to: address, status: 302 },
      ...(address.startsWith('https:')
        ? [{ from: `${path}/*`, to: `${address.replace(/\/$/, '')}/*`, status: 302 as const }]
        : []),
    ]);

/** Every redirect there is besides the slash at the end; the first that matches counts. */
export const REDIRECTS: readonly Redirect[] = [...movedPlaces(), unknownPosts];
