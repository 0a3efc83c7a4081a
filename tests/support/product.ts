import site from '../../content/data/site.json';

/** The app's address in this build; the site only links to it. */
export const app = process.env.GATSBY_APP_URL || site.appUrl;

/** This site's own address in this build, as search engines learn it. */
export const home = process.env.GATSBY_SITE_URL || site.siteUrl;
