import { siteFile } from './site-file';

/** The site's URL without a trailing slash; `gatsby-config.ts` needs it before the content is read. */
export const siteUrl = (): string =>
  withoutSlash(process.env.GATSBY_SITE_URL || siteFile().siteUrl);

/** The folder of the site on its host, such as `/evenplate`; empty at the root, and for anything but an address. */
export const pathPrefix = (): string =>
  URL.canParse(siteUrl()) ? withoutSlash(new URL(siteUrl()).pathname) : '';

/** The address of a path of this site; addresses elsewhere stay as they are. Documents use `withPrefix` of src. */
export const inFolder = (path: string, prefix = pathPrefix()): string =>
  /^\/(?!\/)/.test(path) ? prefix + path : path;

/** The path of an address on this site, without the site's folder; undefined for an address elsewhere. */
export function pathOnSite(address: string): string | undefined {
  const base = [siteUrl(), pathPrefix()].find(
    (start) => address === start || address.startsWith(`${start}/`),
  );
  return base === undefined ? undefined : address.slice(base.length) || '/';
}

/** The path of a whole address on this site, with its query and fragment; undefined for any other address. */
export function pathOfOwnAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { host, pathname, search, hash } = new URL(address);
  const path = pathOnSite(`https://${host}${pathname}`);
  return path === undefined ? undefined : path + search + hash;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** The address of a path in the app, such as `/signup`, with parameters added to its query. */
export function appAddress(
  appUrl: string,
  path: string,
  query: Record<string, string> = {},
): string {
  const address = new URL(appUrl + path);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  return address.href;
}
