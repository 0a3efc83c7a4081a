/** The paths of pages to which components link. */
export const PATHS = {
  blog: '/blog',
  features: '/features',
  pricing: '/pricing',
  try: '/try',
} as const;

/** The path of the page script in `gatsby develop`. */
export const PAGE_SCRIPT_FILE = '/page.js';

/**
 * The address of a path of this site, which may be in a folder of its host. Addresses elsewhere stay as they are.
 * Where there is no folder, esbuild leaves this function out of what visitors load.
 */
export function withPrefix(path: string): string {
  return __PATH_PREFIX__ && /^\/(?!\/)/.test(path) ? __PATH_PREFIX__ + path : path;
}
