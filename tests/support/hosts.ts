// Playwright sets the ports when its servers have started on free ones (playwright.config.ts).
const { SITE_PORT, BARE_PORT } = process.env;

/** A host that follows the redirect rules, as production does. */
export const hostWithRedirects = `http://localhost:${SITE_PORT}`;

/** A static host without redirect rules. */
export const bareHost = `http://localhost:${BARE_PORT}`;

/** The parent domain and subdomains, which share the theme, and domains that only end or begin like the parent. */
export const testDomains = (parent: string) => [
  parent,
  `www.${parent}`,
  `a.b.${parent}`,
  `not${parent}`,
  `${parent}.test`,
];
