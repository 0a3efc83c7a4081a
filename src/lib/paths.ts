/** The paths of pages to which components link. */
export const PATHS = {
  blog: '/blog',
  features: '/features',
  pricing: '/pricing',
  try: '/try',
} as const;

/** The path of the page script in `gatsby develop`. */
export const PAGE_SCRIPT_FILE = '/page.js';

/** Adds the site's folder to a path of this site. Without a folder, esbuild removes this function. */
export function withPrefix(path: string): string {
  return __PATH_PREFIX__ && /^\/(?!\/)/.test(path) ? __PATH_PREFIX__ + path : path;
}
