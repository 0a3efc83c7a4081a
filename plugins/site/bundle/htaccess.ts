import {
  escapeForRegExp,
  HASHED_FOLDERS,
  HEADERS,
  isExact,
  plainAddress,
  withoutStar,
  type Redirect,
} from './hosting';

/** MIME types of the files that the build compresses, and those that Apache might not know. */
const TEXTS = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  svg: 'image/svg+xml',
};
const OTHERS = { avif: 'image/avif', webp: 'image/webp', woff2: 'font/woff2' };

/**
 * Writes `.htaccess`, which makes Apache answer like `deploy/nginx.conf`. Without a module, its rules are ignored.
 * @param redirects the first match applies
 * @param prefix the folder of the site on its host
 */
export function htaccess(redirects: readonly Redirect[], prefix: string): string {
  const extensions = Object.keys(TEXTS).join('|');
  const headers = Object.entries(HEADERS).map(([name, value]) => set(name, `"${value}"`));
  const types = Object.entries(TEXTS).map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}(\\.(br|gz))?$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>`,
  );
  const added = Object.entries(OTHERS).map(([extension, type]) => `AddType ${type} .${extension}`);
  return `# For Apache, which reads it where "AllowOverride" allows FileInfo and Indexes (docs/hosts.md).
ErrorDocument 404 ${prefix}/404.html

<IfModule mod_mime.c>
# Debian thinks that .br is Breton.
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
${added.join('\n')}
</IfModule>
${types.join('\n')}
<FilesMatch "^rss\\.xml(\\.(br|gz))?$">
  ForceType "application/rss+xml; charset=utf-8"
</FilesMatch>

<IfModule mod_headers.c>
${headers.join('\n')}
# Browsers cache files with a hash in their names for a year, and revalidate everything else, errors included.
# Whether Apache can send a range is decided later.
SetEnvIf Request_URI "^${prefix}/(${HASHED_FOLDERS.join('|')})/" SITE_HASHED
${set('Cache-Control', '"public, max-age=0, must-revalidate"')}
${set('Cache-Control', `"public, max-age=31536000, immutable" "expr=reqenv('SITE_HASHED') == '1' && %{REQUEST_STATUS} -in {'200', '304'} && -z req_novary('Range')"`)}
${set('Allow', '"GET, HEAD" "expr=%{REQUEST_STATUS} == 405"')}
<FilesMatch "\\.(${extensions})(\\.(br|gz))?$">
  Header always merge Vary Accept-Encoding
</FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
RewriteEngine On${prefix && inFolder(prefix)}
# Each page is both a file and a folder.
DirectorySlash Off
# Files that configure hosts, and hidden files.
RewriteRule "^_(headers|redirects|servers)(/|$)|(^|/)\\.(?!well-known/)" - [R=404,L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
# Browsers and servers disagree about such paths: empty or dot segments, backslashes, encoded slashes.
# REDIRECT_STATUS is set when Apache requests the 404 page itself.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ ([^?\\s]*(//|\\\\|%5c|%2f|/(\\.|%2e)+[/?\\s])|${prefix}/404(\\.html)?[?\\s])" [NC]
RewriteRule ^ - [R=404,L]
# Routes have no trailing slash. The request line keeps the escapes.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ ([^?\\s]+)/[?\\s]"
RewriteRule ${prefix ? '.' : '^'} %1 [R=301,L,NE]
${redirects.map((one) => rewrite(one, prefix)).join('\n')}
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
# The build compresses text files.
RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L,E=no-gzip:1]
RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L,E=no-gzip:1]
</IfModule>
`;
}

/** Apache needs the folder of an `Alias`. Only the home page ends with a slash; its path here is empty. */
const inFolder = (prefix: string) => `
RewriteOptions AllowNoSlash
RewriteBase ${prefix}/
RewriteCond %{REQUEST_URI} "^${prefix}$"
RewriteRule ^ ${prefix}/ [R=302,L]`;

const set = (name: string, value: string) => `Header always set ${name} ${value}`;

function rewrite(redirect: Redirect, prefix: string): string {
  const { path, toPath, status } = redirect;
  const from = escapeForRegExp(withoutStar(path).slice(1));
  // A bare % would refer to a condition's match.
  const target = plainAddress(withoutStar(toPath)).replaceAll('%', String.raw`\%`);
  const flags = `R=${status},L,NE`;
  if (isExact(redirect)) return `RewriteRule "^${from}$" "${target}" [${flags}]`;
  const isFile = ['', '.html'].map((end) => `RewriteCond %{REQUEST_FILENAME}${end} !-f`);
  const rule = toPath.endsWith('*')
    ? [
        `RewriteCond %{THE_REQUEST} "^\\S+ /+${prefix && `${prefix.slice(1)}/`}${from}([^?\\s]*)"`,
        `RewriteRule "^${from}" "${target}%1" [${flags}]`,
      ]
    : [`RewriteRule "^${from}" "${target}" [${flags},QSD]`];
  return [...isFile, ...rule].join('\n');
}
