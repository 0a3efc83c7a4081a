import type { IRedirectRoute } from 'gatsby';
import site from '../../../content/data/site.json';
import { siteUrl } from '../model/site-url';
import { escapeHtml } from './markup';

/**
 * A redirect from `path` in the bundle to `toPath`, which includes the site's folder. A `*` at the end of `path` matches
 * everything that has no file, including slashes.
 */
export type Redirect = Pick<IRedirectRoute, 'path' | 'toPath' | 'status'> & { title?: unknown };

/** The headers of a file, or of all files that the `*` at the end of `path` matches. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * The headers of every file. HSTS excludes subdomains, which are other sites (RFC 6797). No page uses the browser
 * features that Permissions-Policy turns off.
 */
export const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** The folders in which every file has a hash in its name. */
export const HASHED_FOLDERS = ['static', 'share', 'fonts', 'islands'];

/**
 * All headers. Cloudflare Pages and Netlify concatenate a header that two rules set, so only one rule sets each header
 * of a path. Both ask browsers to revalidate all other files.
 */
export const headerRules = (prefix = ''): readonly HeaderRule[] => [
  { path: `${prefix}/*`, headers: HEADERS },
  {
    path: `${prefix}/rss.xml`,
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  },
  ...HASHED_FOLDERS.map((folder) => ({
    path: `${prefix}/${folder}/*`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })),
];

/** Writes `_headers` for Cloudflare Pages and Netlify. */
export const headersFile = (prefix = ''): string =>
  headerRules(prefix)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** Escapes the characters of an address that servers interpret, such as nginx's `$`. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w!#%&'()*+,\-./:;=?@~[\]]/gu, (sign) => encodeURIComponent(sign));

export const withoutStar = (text: string) => text.replace(/\*$/, '');

/** Escapes a string for a regular expression. */
export const escapeForRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a redirect is from a single address, without a `*`. */
export const isExact = ({ path }: Redirect) => !path.endsWith('*');

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify. Cloudflare allows few rules after one with a `*`, and applies
 * rules even where there is a page. A rule that would hide pages is left to other files (server-files.ts, netlify.toml).
 * @param redirects the first match applies
 * @param pages the paths of all pages
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  pages: readonly string[],
  prefix = '',
): string {
  const write = ({ path, toPath, status }: Redirect) =>
    `${prefix}${path} ${toPath.replace(/\*$/, ':splat')} ${status}`;
  const hidesPages = ({ path }: Redirect) =>
    pages.some((page) => page.startsWith(withoutStar(path)));
  const lines = [
    // Where a file exists, such as a redirect document, Netlify needs a "!", which Cloudflare can't parse.
    ...redirects.filter(isExact).flatMap((one) => [`${write(one)}!`, write(one)]),
    // Cloudflare would answer /pricing/ with pricing/index.html. Netlify ignores the slash and, without a "!", the rule.
    ...pages
      .filter((page) => !/^\/$|\.html$/.test(page))
      .map((page) => `${prefix}${page}/ ${prefix}${page} 308`),
    ...redirects.filter((one) => !isExact(one) && !hidesPages(one)).map(write),
    // Cloudflare would answer //elsewhere.example/..%2fblog with /blog.
    `//* ${prefix}/404 301`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The documents, by path, that redirect on hosts without rules. */
export const redirectDocuments = (redirects: readonly Redirect[]): [path: string, html: string][] =>
  redirects.filter(isExact).map((one) => [one.path, redirectDocument(one)]);

function redirectDocument({ toPath, title }: Redirect): string {
  const address = encodeURI(toPath);
  const name = escapeHtml(String(title ?? toPath));
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="canonical" href="${new URL(address, siteUrl()).href}">
</head>
<body><p><a href="${address}">${name}</a></p></body>
</html>
`;
}
