import site from '../../../content/data/site.json';

/**
 * The URL of this site without a trailing slash. `GATSBY_SITE_URL` overrides `site.json`. Gatsby's configuration needs it
 * before the content is read.
 */
export const siteUrl = (): string => withoutSlash(process.env.GATSBY_SITE_URL || site.siteUrl);

/** The folder of the site on its host, such as `/evenplate`; empty at the root, and for what is no address. */
export const pathPrefix = (): string =>
  URL.canParse(siteUrl()) ? withoutSlash(new URL(siteUrl()).pathname) : '';

/** The address of a path of this site; addresses elsewhere stay as they are. Documents have `withPrefix` of src. */
export const inFolder = (path: string, prefix = pathPrefix()): string =>
  /^\/(?!\/)/.test(path) ? prefix + path : path;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * An address in the app.
 * @param appUrl the app's address
 * @param path a path there, such as `/signup`, which may have a query
 * @param query what is added to its query, in this order
 */
export function appAddress(
  appUrl: string,
  path: string,
  query: Record<string, string> = {},
): string {
  const address = new URL(appUrl + path);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  return address.href;
}
