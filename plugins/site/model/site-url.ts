import site from '../../../content/data/site.json';

/** The URL of the app without a trailing slash. `GATSBY_APP_URL` overrides `site.json`. */
export const appUrl = (): string => withoutSlash(process.env.GATSBY_APP_URL || site.appUrl);

/** The URL of this site without a trailing slash. `GATSBY_SITE_URL` overrides `site.json`. */
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
 * @param path a path on the app's host, such as `/signup`
 * @param parameters of the query, in their order
 */
export function appAddress(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return appUrl() + path + (query && `?${query}`);
}
