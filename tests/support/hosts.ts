/** The first of two ports in a row; `E2E_PORT` chooses others where these are taken. */
const port = Number(process.env.E2E_PORT || 4173);

/** A host that follows the redirect rules, as production does. */
export const hostWithRedirects = `http://localhost:${port}`;

/** A static host that knows no rules. */
export const bareHost = `http://localhost:${port + 1}`;

/** Names of this machine below and beside the parent domain, which shares a theme, and one that only ends like it. */
export const testDomains = (parent: string) => [
  parent,
  `www.${parent}`,
  `a.b.${parent}`,
  `not${parent}`,
];
