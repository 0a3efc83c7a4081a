import path from 'node:path';

const NOTHING = 'nothing.js';
const PROP_TYPES = 'prop-types.cjs';

/**
 * The stubs of modules that Gatsby loads on every page and this site doesn't use, by import request:
 * Partytown, the service worker, and prop types, which React 19 ignores. This saves 3.5 kB.
 */
const STUBS = {
  'gatsby-script': NOTHING,
  './utils/inject-partytown-snippet': NOTHING,
  './register-service-worker': NOTHING,
  'prop-types': PROP_TYPES,
};

/** The requests that the aliases replace; the build fails if no module makes one of them. */
export const UNUSED_REQUESTS: readonly string[] = Object.keys(STUBS);

/** Webpack aliases that replace the unused modules in the browser's scripts. */
export const unusedModuleAliases = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(STUBS).map(([request, file]) => [
      `${request}$`,
      path.resolve('plugins/gatsby-plugin-lean-build/unused-modules', file),
    ]),
  );
