import site from '../../content/data/site.json';

/** The address of the app, without a slash at its end. `GATSBY_APP_URL` overrides `site.json`. */
export const appUrl = (): string => withoutSlash(process.env.GATSBY_APP_URL || site.appUrl);

/** The address of this site, without a slash at its end. `GATSBY_SITE_URL` overrides `site.json`. */
export const siteUrl = (): string => withoutSlash(process.env.GATSBY_SITE_URL || site.siteUrl);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
