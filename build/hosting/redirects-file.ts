import type { Redirect } from '../../src/redirects';

const HEAD = `# Cloudflare Pages and Netlify read this. Cloudflare follows a rule even where there is a file, so
# what counts for unknown addresses only is said in functions/ and netlify.toml.
`;

/** The bundle's `_redirects`: the rules that apply whether or not there is a file. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  HEAD +
  redirects
    .filter(({ onlyUnknown }) => !onlyUnknown)
    .map(({ from, to, status }) => `${from} ${to.replace(/\*$/, ':splat')} ${status}\n`)
    .join('');
