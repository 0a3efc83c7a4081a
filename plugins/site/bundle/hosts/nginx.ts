import {
  HEADERS,
  isExact,
  joinLines,
  plainAddress,
  sentStart,
  withoutStar,
  type Redirect,
  type Rules,
} from './rules';

/** Writes what `deploy/nginx.conf` includes: headers, the site's folder, and a location for each redirect. */
export function nginxRules({ redirects, prefix }: Rules): string {
  const wide = redirects.filter((one) => !isExact(one));
  return joinLines([
    ...Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...(prefix ? folder(prefix) : []),
    ...redirects.filter(isExact).map(exactLocation),
    ...wide.flatMap((one, index) => wideLocation(one, `@redirect_${index}`, prefix)),
    ...brokenEscape(wide, prefix),
  ]);
}

/** Removes the folder from addresses, so that the following rules see paths in the bundle. Others are 404, except the root. */
const folder = (prefix: string) => [
  `if ($request ~ "^[A-Z]+ /+(${prefix.slice(1)})?[? ]") { return 302 ${prefix}/$is_args$args; }`,
  // nginx requests its error documents here as well.
  String.raw`if ($uri !~ "^(${prefix}/|/(404\.html|broken-escape)$)") { return 404; }`,
  // Only the home page ends with a slash.
  `rewrite ^${prefix}/$ /index.html last;`,
  `rewrite ^${prefix}(/.*)$ $1;`,
];

const exactLocation = ({ path, toPath, status }: Redirect) =>
  `location = ${path} { return ${status} "${plainAddress(toPath)}$is_args$args"; }`;

/** A redirect of everything below a path that has no file. */
function wideLocation(one: Redirect, name: string, prefix: string): string[] {
  const target = plainAddress(withoutStar(one.toPath));
  // $1 keeps the escapes. $uri is decoded, and a line break in it would end the header.
  const rest = `if ($request_uri ~ "${sentStart(one, prefix)}([^?]*)") { return ${one.status} "${target}$1$is_args$args"; }`;
  return [
    `location ${withoutStar(one.path)} { try_files $uri $uri.html ${name}; }`,
    `location ${name} {`,
    ...(one.toPath.endsWith('*') ? [`    ${rest}`] : []),
    `    return ${one.status} "${target}";`,
    '}',
  ];
}

/** nginx refuses a broken escape before it selects a location, so these rules read the request line. */
const brokenEscape = (wide: readonly Redirect[], prefix: string): string[] => [
  'location = /broken-escape {',
  '    internal;',
  ...wide
    .filter(({ toPath }) => !toPath.endsWith('*'))
    .map((one) => {
      const line = `"^[A-Z]+ ${sentStart(one, prefix).slice(1)}"`;
      return `    if ($request ~ ${line}) { return ${one.status} "${plainAddress(one.toPath)}"; }`;
    }),
  '    try_files /404.html =404;',
  '}',
];
