/** The paths of pages to which components link. */
export const PATHS = {
  blog: '/blog',
  features: '/features',
  pricing: '/pricing',
  try: '/try',
} as const;

/** The paths of the head script and the page script in `gatsby develop`. */
export const HEAD_SCRIPT_FILE = '/head.js';
export const PAGE_SCRIPT_FILE = '/page.js';

/** Adds the site's folder to a path of this site. Without a folder, esbuild removes this function. */
export function withPrefix(path: string): string {
  return __PATH_PREFIX__ && /^\/(?!\/)/.test(path) ? __PATH_PREFIX__ + path : path;
}

/**
 * The address of a state of a page, for the browser's history.
 * @param query by default the one that the visitor came with, such as that of a newsletter's link
 */
export const stateAddress = (path: string, hash = '', query = location.search): string =>
  withPrefix(path) + query + hash;

/** The absolute, percent-encoded URL of a path (RFC 3986). `siteUrl` has no trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);

/** Decodes percent-encoding (RFC 3986), and returns invalid encodings unchanged. */
export function decodeIfPossible(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
