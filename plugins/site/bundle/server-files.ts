// Redirects and headers in the formats of the servers that you run yourself, and of Vercel.
import { htaccess } from './htaccess';
import {
  escapeForRegExp,
  headerRules,
  HEADERS,
  isExact,
  plainAddress,
  withoutStar,
  type Redirect,
} from './hosting';

/** The bundle's folder of files for servers. They contain nothing secret. */
const FOLDER = '_servers';

/**
 * The files for servers, by name.
 * @param redirects the first match applies
 * @param prefix the folder of the site on its host
 */
export function serverFiles(redirects: readonly Redirect[], prefix = ''): Record<string, string> {
  const rules = {
    folder: prefix || undefined,
    headers: headerRules(prefix),
    redirects: redirects.map(({ path, toPath, status }) => ({
      path: prefix + path,
      toPath,
      status,
    })),
  };
  return {
    [`${FOLDER}/rules.json`]: `${JSON.stringify(rules, null, 2)}\n`,
    [`${FOLDER}/nginx.conf`]: nginxRules(redirects, prefix),
    [`${FOLDER}/Caddyfile`]: caddyRules(redirects, prefix),
    [`${FOLDER}/vercel.json`]: `${JSON.stringify(vercelConfig(redirects, prefix), null, 2)}\n`,
    '.htaccess': htaccess(redirects, prefix),
  };
}

/** Matches an address, as browsers send it, up to the `*` of a redirect. */
const sent = ({ path }: Redirect, prefix: string) =>
  `^/+${escapeForRegExp(prefix + withoutStar(path)).slice(1)}`;

/** Writes what `deploy/nginx.conf` includes: headers, a location for each redirect, and the site's folder. */
function nginxRules(redirects: readonly Redirect[], prefix: string): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => [
    `add_header ${name} "${value}" always;`,
  ]);
  const exact = redirects
    .filter(isExact)
    .map(({ path, toPath, status }) => [
      `location = ${path} { return ${status} "${plainAddress(toPath)}$is_args$args"; }`,
    ]);
  const wide = redirects.filter((one) => !isExact(one));
  const locations = wide.map((one, index) => {
    const target = plainAddress(withoutStar(one.toPath));
    // $1 keeps the escapes. $uri is decoded, and a line break in it would end the header.
    const rest = `if ($request_uri ~ "${sent(one, prefix)}([^?]*)") { return ${one.status} "${target}$1$is_args$args"; }`;
    return [
      `location ${withoutStar(one.path)} { try_files $uri $uri.html @redirect_${index}; }`,
      `location @redirect_${index} {`,
      ...(one.toPath.endsWith('*') ? [`    ${rest}`] : []),
      `    return ${one.status} "${target}";`,
      '}',
    ];
  });
  const broken = wide
    .filter(({ toPath }) => !toPath.endsWith('*'))
    .map((one) => {
      const line = `"^[A-Z]+ ${sent(one, prefix).slice(1)}"`;
      return `    if ($request ~ ${line}) { return ${one.status} "${plainAddress(one.toPath)}"; }`;
    });
  return lines([
    ...headers,
    ...(prefix ? [nginxFolder(prefix)] : []),
    ...exact,
    ...locations,
    // nginx refuses a broken escape before it selects a location, so this rule reads the request line.
    [
      'location = /broken-escape {',
      '    internal;',
      ...broken,
      '    try_files /404.html =404;',
      '}',
    ],
  ]);
}

/** Removes the folder from addresses, so that the following rules see paths in the bundle. Others are 404, except the root. */
const nginxFolder = (prefix: string) => [
  `if ($request ~ "^[A-Z]+ /+(${prefix.slice(1)})?[? ]") { return 302 ${prefix}/$is_args$args; }`,
  // nginx requests its error documents here as well.
  String.raw`if ($uri !~ "^(${prefix}/|/(404\.html|broken-escape)$)") { return 404; }`,
  // Only the home page ends with a slash.
  `rewrite ^${prefix}/$ /index.html last;`,
  `rewrite ^${prefix}(/.*)$ $1;`,
];

/** Writes what `deploy/Caddyfile` imports: headers and redirects. `{search}` is the query with its `?`. */
function caddyRules(redirects: readonly Redirect[], prefix: string): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => `header ${name} "${value}"`);
  // As in nginxFolder. Caddy sets headers before it removes the folder.
  const folder = [
    ...['/', prefix].map((path) => `redir ${path} ${prefix}/{search} 302`),
    `header ${prefix}/rss.xml Content-Type "application/rss+xml; charset=utf-8"`,
    // Caddy runs `error` after the files unless it is in a `handle`, which runs before the folder is removed.
    `@outside not vars_regexp {http.request.orig_uri} "^${prefix}(?:[/?]|$)"`,
    'handle @outside {',
    '\terror 404',
    '}',
    `uri strip_prefix ${prefix}`,
  ];
  const rules = redirects.flatMap((one, index) => {
    const name = `redirect_${index}`;
    const target = plainAddress(withoutStar(one.toPath));
    const redir = (rest: string) => `redir @${name} "${target}${rest}" ${one.status}`;
    if (isExact(one)) return [`@${name} path ${one.path}`, redir('{search}')];
    const hasRest = one.toPath.endsWith('*');
    const rest = `\tvars_regexp ${name} {http.request.orig_uri} "${sent(one, prefix)}([^?]*)"`;
    return [
      `@${name} {`,
      `\tpath ${one.path}`,
      '\tnot file {path} {path}.html',
      ...(hasRest ? [rest] : []),
      '}',
      redir(hasRest ? `{re.${name}.1}{search}` : ''),
    ];
  });
  const snippet = (name: string, inside: readonly string[]) => [
    `(${name}) {`,
    ...inside.map((line) => `\t${line}`),
    '}',
  ];
  return lines([
    snippet('site_headers', [...headers, ...(prefix ? folder : [])]),
    snippet('site_redirects', rules),
  ]);
}

/** The configuration of Vercel's Build Output API. `$1` is what a `*` matches. */
function vercelConfig(redirects: readonly Redirect[], prefix: string) {
  const redirect = (one: Redirect) => ({
    src: `^${escapeForRegExp(prefix + withoutStar(one.path))}${isExact(one) ? '$' : '(.*)$'}`,
    status: one.status,
    headers: {
      Location: plainAddress(withoutStar(one.toPath)) + (one.toPath.endsWith('*') ? '$1' : ''),
    },
  });
  return {
    version: 3,
    routes: [
      ...headerRules(prefix).map(({ path, headers }) => ({
        src: `^${escapeForRegExp(path).replace(/\\\*$/, '.*')}$`,
        headers,
        continue: true,
      })),
      ...redirects.filter(isExact).map(redirect),
      // Routes have no trailing slash. "Location: //elsewhere.example" would leave the site.
      { src: String.raw`^/([^/\\].*)/$`, status: 301, headers: { Location: '/$1' } },
      { handle: 'filesystem' },
      ...redirects.filter((one) => !isExact(one)).map(redirect),
      { handle: 'error' },
      { src: '.*', status: 404, dest: `${prefix}/404.html` },
    ],
  };
}

const lines = (parts: readonly string[][]): string =>
  parts
    .flat()
    .map((line) => `${line}\n`)
    .join('');
