import type { IRedirectRoute } from 'gatsby';
import site from '../../../content/data/site.json';
import { siteUrl } from '../model/site-url';
import { escapeHtml } from './markup';

type Redirect = Pick<IRedirectRoute, 'path' | 'toPath' | 'status'> & { title?: unknown };

/**
 * The headers of every file. HSTS excludes subdomains, because they are other sites (RFC 6797). The permissions
 * are those of browser features that no page of the site uses.
 */
const HEADERS = `/*
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()
  Cross-Origin-Opener-Policy: same-origin
  Content-Security-Policy: frame-ancestors 'none'

/rss.xml
  Content-Type: application/rss+xml; charset=utf-8
`;

/**
 * Writes `_headers` for Cloudflare Pages and Netlify. Both join the values of a header that two rules
 * set, so no path has two rules for one header. Both ask browsers to revalidate all other files.
 * @param names the names of the files at the root of the bundle
 */
export function headersFile(names: readonly string[]): string {
  const hashed = names.filter((name) => /-[0-9a-f]{20}\.js$/.test(name));
  const cached = ['static/*', 'share/*', 'fonts/*', ...hashed].map(
    (path) => `\n/${path}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  return HEADERS + cached.join('');
}

/** Whether a redirect is from one address, not from all that its `*` matches. */
const isExact = ({ path }: Redirect) => !path.endsWith('*');

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify. Cloudflare allows few rules after one with a `*`, and
 * applies rules where there is a page, too: netlify.toml and nginx.conf have the one that would hide pages.
 * @param redirects the first match applies
 * @param pages the paths of all pages
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const write = ({ path, toPath, status }: Redirect) =>
    `${path} ${toPath.replace(/\*$/, ':splat')} ${status}`;
  const hidesPages = ({ path }: Redirect) =>
    pages.some((page) => page.startsWith(path.replace(/\*$/, '')));
  const lines = [
    // Netlify redirects where there is a file, such as a redirect document, only with a "!", which Cloudflare
    // can't parse.
    ...redirects.filter(isExact).flatMap((one) => [`${write(one)}!`, write(one)]),
    // Cloudflare would answer /pricing/ with pricing/index.html. Netlify sees no slash, and a page without "!".
    ...pages.filter((page) => !/^\/$|\.html$/.test(page)).map((page) => `${page}/ ${page} 308`),
    ...redirects.filter((one) => !isExact(one) && !hidesPages(one)).map(write),
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
