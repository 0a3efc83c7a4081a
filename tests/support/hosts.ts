/** The first of two consecutive ports; `E2E_PORT` sets another. */
const port = Number(process.env.E2E_PORT || 4173);

/** A host that follows the redirect rules, as production does. */
export const hostWithRedirects = `http://localhost:${port}`;

/** A static host without redirect rules. */
export const bareHost = `http://localhost:${port + 1}`;

/** The parent domain and subdomains, which share the theme, and a domain that only ends like the parent. */
export const testDomains = (parent: string) => [
  parent,
  `www.${parent}`,
  `a.b.${parent}`,
  `not${parent}`,
];
