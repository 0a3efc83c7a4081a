import site from '../../content/data/site.json';

/** The address of the app in this build. */
export const app = process.env.GATSBY_APP_URL || site.appUrl;

/** The public address of the site in this build. */
export const home = process.env.GATSBY_SITE_URL || site.siteUrl;
