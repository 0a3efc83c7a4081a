import path from 'node:path';

const stub = (file: string) =>
  path.resolve('plugins/gatsby-plugin-lean-build/unused-modules', file);

/**
 * Parts that Gatsby puts into every page's scripts, and that do nothing on this site, by what stands
 * in their place in the browser: Partytown's scripts, checks of React's properties (which React 19
 * doesn't make), the start of a service worker, and with them 3.5 kB.
 */
export const unusedParts = (): Record<string, string> => ({
  'gatsby-script$': stub('nothing.js'),
  '@builder.io/partytown/integration$': stub('nothing.js'),
  './utils/inject-partytown-snippet$': stub('nothing.js'),
  './register-service-worker$': stub('nothing.js'),
  'prop-types$': stub('prop-types.cjs'),
});
