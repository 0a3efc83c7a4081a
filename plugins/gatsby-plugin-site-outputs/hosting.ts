import { absoluteUrl } from '../../src/lib/absolute-url';
import type { Redirect } from '../gatsby-source-site-content/redirects';
import { escapeHtml } from './markup';
import { postPath, type Post, type SiteData } from './site-data';

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

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify, permanent ones first, because Cloudflare allows
 * few rules after one with a `*`. Netlify redirects where there is a file, such as a redirect document,
 * only if the status ends with `!`, which Cloudflare can't parse: so permanent rules are written twice.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .toSorted((one, other) => one.status - other.status)
    .map(({ from, to, status }) => `${from} ${to.replace(/\*$/, ':splat')} ${status}`)
    .flatMap((line) => (line.endsWith(' 301') ? [`${line}!\n`, `${line}\n`] : [`${line}\n`]))
    .join('');

/** A document for hosts that follow no redirects: it leads from a post's former address to the post. */
export function redirectDocument(post: Post, { siteUrl, language }: SiteData['site']): string {
  const title = escapeHtml(post.title);
  const path = encodeURI(postPath(post));
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${path}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="canonical" href="${absoluteUrl(siteUrl, postPath(post))}">
</head>
<body><p><a href="${path}">${title}</a></p></body>
</html>
`;
}
