// What servers of your own read: redirects and headers, in the words of each.
import { htaccess } from './htaccess';
import {
  escapeForRegExp,
  HEADER_RULES,
  HEADERS,
  isExact,
  plainAddress,
  withoutStar,
  type Redirect,
} from './hosting';

/** The folder of the bundle with what servers read. It says nothing that a request wouldn't tell. */
const FOLDER = '_servers';

/**
 * The files that servers read, by their names in the bundle.
 * @param redirects the first match applies
 */
export function serverFiles(redirects: readonly Redirect[]): Record<string, string> {
  const rules = redirects.map(({ path, toPath, status }) => ({ path, toPath, status }));
  return {
    [`${FOLDER}/rules.json`]: `${JSON.stringify({ headers: HEADER_RULES, redirects: rules }, null, 2)}\n`,
    [`${FOLDER}/nginx.conf`]: nginxRules(redirects),
    [`${FOLDER}/Caddyfile`]: caddyRules(redirects),
    '.htaccess': htaccess(redirects),
  };
}

/** The beginning of an address, as a browser sends it, that the `*` of a redirect completes. */
const sent = ({ path }: Redirect) => `^/+${escapeForRegExp(withoutStar(path).slice(1))}`;

/** What `deploy/nginx.conf` includes: headers, and a location for each redirect. */
function nginxRules(redirects: readonly Redirect[]): string {
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
    // $1 keeps the escapes. In $uri they are undone, so that a line break would end the header.
    const rest = `if ($request_uri ~ "${sent(one)}([^?]*)") { return ${one.status} "${target}$1$is_args$args"; }`;
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
      const line = `"^[A-Z]+ ${sent(one).slice(1)}"`;
      return `    if ($request ~ ${line}) { return ${one.status} "${plainAddress(one.toPath)}"; }`;
    });
  return lines([
    ...headers,
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

/** What `deploy/Caddyfile` imports: headers and redirects. `{search}` is the query with its `?`. */
function caddyRules(redirects: readonly Redirect[]): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => `header ${name} "${value}"`);
  const rules = redirects.flatMap((one, index) => {
    const name = `redirect_${index}`;
    const target = plainAddress(withoutStar(one.toPath));
    const redir = (rest: string) => `redir @${name} "${target}${rest}" ${one.status}`;
    if (isExact(one)) return [`@${name} path ${one.path}`, redir('{search}')];
    const hasRest = one.toPath.endsWith('*');
    const rest = `\tvars_regexp ${name} {http.request.orig_uri} "${sent(one)}([^?]*)"`;
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
  return lines([snippet('site_headers', headers), snippet('site_redirects', rules)]);
}

const lines = (parts: readonly string[][]): string =>
  parts
    .flat()
    .map((line) => `${line}\n`)
    .join('');
