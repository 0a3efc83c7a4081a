import type { IRedirectRoute } from 'gatsby';
import site from '../../../content/data/site.json';
import { siteUrl } from '../model/site-url';
import { escapeHtml } from './markup';

/**
 * A redirect in Gatsby's words. A `*` at the end of `path` matches anything, also slashes, where there is no file.
 * `path` is that in the bundle, and `toPath` has the site's folder.
 */
export type Redirect = Pick<IRedirectRoute, 'path' | 'toPath' | 'status'> & { title?: unknown };

/** The headers of a file, or of all that the `*` at the end of `path` matches. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * The headers of every file. HSTS excludes subdomains, because they are other sites (RFC 6797). The permissions
 * are those of browser features that no page of the site uses.
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
 * All headers. Cloudflare Pages and Netlify join the values of a header that two rules set, so no path has two rules
 * for one header. Both ask browsers to revalidate all other files.
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

/** An address in which no character has a meaning for a server, such as nginx's `$`. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w!#%&'()*+,\-./:;=?@~[\]]/gu, (sign) => encodeURIComponent(sign));

export const withoutStar = (text: string) => text.replace(/\*$/, '');

/** A text that a regular expression matches as it is. */
export const escapeForRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a redirect is from one address, not from all that its `*` matches. */
export const isExact = ({ path }: Redirect) => !path.endsWith('*');

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify. Cloudflare allows few rules after one with a `*`, and
 * applies rules where there is a page, too: other files have the one that would hide pages (server-files.ts, netlify.toml).
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
    // Netlify redirects where there is a file, such as a redirect document, only with a "!", which Cloudflare
    // can't parse.
    ...redirects.filter(isExact).flatMap((one) => [`${write(one)}!`, write(one)]),
    // Cloudflare would answer /pricing/ with pricing/index.html. Netlify sees no slash, and a page without "!".
    ...pages
      .filter((page) => !/^\/$|\.html$/.test(page))
      .map((page) => `${prefix}${page}/ ${prefix}${page} 308`),
    ...redirects.filter((one) => !isExact(one) && !hidesPages(one)).map(write),
    // Cloudflare would answer //elsewhere.example/..%2fblog with /blog.
    `//* ${prefix}/404 301`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The documents for hosts that follow no redirects, each with its path: it leads on from there. */
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
