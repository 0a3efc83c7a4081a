// `npm test` lets both servers take any free port (playwright.config.ts). For servers that already run on
// ports of your own, set SITE_PORT and BARE_PORT.
const { SITE_PORT = '4173', BARE_PORT = '4174' } = process.env;

/** A host that follows the redirect rules, as production does. */
export const hostWithRedirects = `http://localhost:${SITE_PORT}`;

/** A static host without redirect rules. */
export const bareHost = `http://localhost:${BARE_PORT}`;

/** The parent domain and subdomains, which share the theme, and a domain that only ends like the parent. */
export const testDomains = (parent: string) => [
  parent,
  `www.${parent}`,
  `a.b.${parent}`,
  `not${parent}`,
];
