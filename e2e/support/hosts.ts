/** A host that follows the redirect rules, as production does. */
export const hostWithRedirects = 'http://localhost:4173';

/** A static host that knows no rules. */
export const bareHost = 'http://localhost:4174';
