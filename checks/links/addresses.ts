import site from '../../content/data/site.json';
import { decodeIfPossible } from '../../src/lib/decode-uri';
import { EXTERNAL_TARGETS } from '../../src/redirects';

/** Parts of the product that another server answers. */
const ELSEWHERE = [...Object.keys(EXTERNAL_TARGETS), site.docsUrl, site.contactUrl];

/** Where a link leads inside the site. */
export type Target = { path: string; anchor: string };

/**
 * Resolves a link as a browser does on a page.
 * @returns null if it leads out of the site, or is no address of a page, such as `mailto:`
 */
export function resolveInside(address: string, page: string, siteUrl: string): Target | null {
  if (!URL.canParse(address, siteUrl + page)) return { path: address, anchor: '' };
  const url = new URL(address, siteUrl + page);
  if (url.origin !== new URL(siteUrl).origin) return null;
  const path = decodeIfPossible(url.pathname);
  if (ELSEWHERE.some((place) => path === place || path.startsWith(`${place}/`))) return null;
  return { path, anchor: decodeIfPossible(url.hash.slice(1)).replace(/:~:.*$/, '') };
}

/** Whether an address leads to another site. */
export function isExternal(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address, siteUrl)) return false;
  const { protocol, origin } = new URL(address, siteUrl);
  return /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin;
}
