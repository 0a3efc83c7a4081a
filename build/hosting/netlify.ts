import type { Redirect } from '../../src/redirects';

const HEAD = `# Written by "npm run hosts" from build/hosting; a test fails when this file is out of date.
# Netlify takes headers and other redirects from the bundle's _headers and _redirects.
[build]
  command = "npm run build"
  publish = "public"

# Netlify must not change files: the policy names scripts and styles by their hashes.
[build.processing]
  skip_processing = true
`;

/** `netlify.toml`: the build settings, and the redirects of addresses that have no file. */
export const netlifyToml = (redirects: readonly Redirect[]): string =>
  HEAD +
  redirects
    .filter(({ onlyUnknown }) => onlyUnknown)
    .map(
      ({ from, to, status }) =>
        `\n[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = ${status}\n  force = false\n`,
    )
    .join('');
