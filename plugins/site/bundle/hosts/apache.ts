import { readFileSync } from 'node:fs';
import {
  escapeForRegExp,
  HASHED_FOLDERS,
  HEADERS,
  isExact,
  joinLines,
  plainAddress,
  withoutStar,
  type Redirect,
  type Rules,
} from './rules';

/** The part that is the same in every build. One of its lines is a placeholder for the redirects. */
const CONSTANT_PART = 'deploy/apache/htaccess';
const PLACE_OF_REDIRECTS = '# The build writes the redirects here.\n';

/**
 * Writes `.htaccess`, which makes Apache answer like `deploy/nginx.conf`. Without a module, its rules are ignored.
 * Apache reads rules relative to the site's folder.
 */
export function apacheRules({ redirects, prefix }: Rules): string {
  const [before, after] = readFileSync(CONSTANT_PART, 'utf8').split(PLACE_OF_REDIRECTS);
  if (after === undefined) throw new Error(`${CONSTANT_PART} needs the line ${PLACE_OF_REDIRECTS}`);
  const ownLines = [
    '# For Apache, which reads it where "AllowOverride" allows FileInfo and Indexes (docs/hosts.md).',
    `ErrorDocument 404 ${prefix}/404.html`,
    `SetEnvIf Request_URI "^${prefix}/(${HASHED_FOLDERS.join('|')})/" SITE_HASHED`,
    '<IfModule mod_headers.c>',
    ...Object.entries(HEADERS).flatMap(([name, value]) => [
      // A parent folder may set it for successful responses alone, which would then have both headers.
      `Header unset ${name}`,
      `Header always set ${name} "${value}"`,
    ]),
    '</IfModule>',
    ...(prefix ? folder(prefix) : []),
  ];
  const rewrites = redirects.flatMap((one) => rewrite(one, prefix));
  return joinLines(ownLines) + before + joinLines(rewrites) + after;
}

/** Apache needs the folder of an `Alias`. Only the home page ends with a slash; its path here is empty. */
const folder = (prefix: string): string[] => [
  '<IfModule mod_rewrite.c>',
  'RewriteEngine On',
  'RewriteOptions AllowNoSlash',
  `RewriteBase ${prefix}/`,
  `RewriteCond %{REQUEST_URI} "^${prefix}$"`,
  `RewriteRule ^ ${prefix}/ [R=302,L]`,
  '</IfModule>',
];

function rewrite(redirect: Redirect, prefix: string): string[] {
  const { path, toPath, status } = redirect;
  const from = escapeForRegExp(withoutStar(path).slice(1));
  // A bare % would refer to a condition's match.
  const target = plainAddress(withoutStar(toPath)).replaceAll('%', String.raw`\%`);
  const flags = `R=${status},L,NE`;
  if (isExact(redirect)) return [`RewriteRule "^${from}$" "${target}" [${flags}]`];
  const isNoFile = ['', '.html'].map((end) => `RewriteCond %{REQUEST_FILENAME}${end} !-f`);
  if (!toPath.endsWith('*'))
    return [...isNoFile, `RewriteRule "^${from}" "${target}" [${flags},QSD]`];
  const sent = prefix && `${prefix.slice(1)}/`;
  return [
    ...isNoFile,
    `RewriteCond %{THE_REQUEST} "^\\S+ /+${sent}${from}([^?\\s]*)"`,
    `RewriteRule "^${from}" "${target}%1" [${flags}]`,
  ];
}
