// What all hosts share: redirects, headers, and the escaping of addresses.
import type { IRedirectRoute } from 'gatsby';

/**
 * A redirect from `path` in the bundle to `toPath`, which includes the site's folder. A `*` at the end of `path` matches
 * everything that has no file, including slashes.
 */
export type Redirect = Pick<IRedirectRoute, 'path' | 'toPath' | 'status'> & { title?: unknown };

/** The headers of a file, or of all files that the `*` at the end of `path` matches. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * The input for the files of hosts. Of the redirects, the first match applies. `pages` are the paths of all
 * pages, and `prefix` is the folder of the site on its host.
 */
export type Rules = {
  redirects: readonly Redirect[];
  pages: readonly string[];
  prefix: string;
};

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

/** How long browsers keep files with a hash in their names. Hosts ask them to revalidate all other files. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** All headers. Some hosts concatenate a header that two rules set, so only one rule sets each header of a path. */
export const headerRules = (prefix: string): readonly HeaderRule[] => [
  { path: `${prefix}/*`, headers: HEADERS },
  {
    path: `${prefix}/rss.xml`,
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  },
  ...HASHED_FOLDERS.map((folder) => ({ path: `${prefix}/${folder}/*`, headers: IMMUTABLE })),
];

/** Whether a redirect is from a single address, without a `*`. */
export const isExact = ({ path }: Redirect) => !path.endsWith('*');

export const withoutStar = (text: string) => text.replace(/\*$/, '');

/** Escapes the characters of an address that servers interpret, such as nginx's `$`. */
export const plainAddress = (address: string): string =>
  address.replace(/[^\w!#%&'()*+,\-./:;=?@~[\]]/gu, (sign) => encodeURIComponent(sign));

/** Escapes a string for a regular expression. */
export const escapeForRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches an address, as browsers send it, up to the `*` of a redirect. */
export const sentStart = ({ path }: Redirect, prefix: string) =>
  `^/+${escapeForRegExp(prefix + withoutStar(path)).slice(1)}`;

/** Joins the lines of a file. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');
