import {
  escapeForRegExp,
  HEADERS,
  isExact,
  joinLines,
  plainAddress,
  sentStart,
  withoutStar,
  type Redirect,
  type Rules,
} from './rules';

/** Writes what `deploy/Caddyfile` imports: headers and redirects. `{search}` is the query with its `?`. */
export function caddyRules({ redirects, prefix }: Rules): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => `header ${name} "${value}"`);
  return joinLines([
    ...snippet('site_headers', [...headers, ...(prefix ? folder(prefix) : [])]),
    ...snippet(
      'site_redirects',
      redirects.flatMap((one, index) => redirectLines(one, `redirect_${index}`, prefix)),
    ),
  ]);
}

const snippet = (name: string, inside: readonly string[]): string[] => [
  `(${name}) {`,
  ...inside.map((line) => `\t${line}`),
  '}',
];

/** Removes the folder from addresses, as in nginx.ts. Caddy sets headers before that. */
const folder = (prefix: string): string[] => [
  ...['/', prefix].map((path) => `redir ${path} ${prefix}/{search} 302`),
  `header ${prefix}/rss.xml Content-Type "application/rss+xml; charset=utf-8"`,
  // Caddy runs `error` after the files unless it is in a `handle`, which runs before the folder is removed.
  `@outside not vars_regexp {http.request.orig_uri} "^${prefix}(?:[/?]|$)"`,
  'handle @outside {',
  '\terror 404',
  '}',
  `uri strip_prefix ${prefix}`,
];

function redirectLines(one: Redirect, name: string, prefix: string): string[] {
  const target = plainAddress(withoutStar(one.toPath));
  const redir = (rest: string) => `redir @${name} "${target}${rest}" ${one.status}`;
  // The matcher "path" ignores capitals, so that /blog/Soup would lead to /blog/soup, and that to itself.
  const path = `path_regexp "^${escapeForRegExp(withoutStar(one.path))}${isExact(one) ? '$' : ''}"`;
  if (isExact(one)) return [`@${name} ${path}`, redir('{search}')];
  const hasRest = one.toPath.endsWith('*');
  const rest = `\tvars_regexp ${name} {http.request.orig_uri} "${sentStart(one, prefix)}([^?]*)"`;
  return [
    `@${name} {`,
    `\t${path}`,
    '\tnot file {path} {path}.html',
    ...(hasRest ? [rest] : []),
    '}',
    redir(hasRest ? `{re.${name}.1}{search}` : ''),
  ];
}
