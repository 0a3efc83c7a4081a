import {
  escapeForRegExp,
  headerRules,
  IMMUTABLE,
  isExact,
  plainAddress,
  withoutStar,
  type HeaderRule,
  type Redirect,
  type Rules,
} from './rules';

/** Writes the configuration of Vercel's Build Output API. */
export function vercelConfig({ redirects, prefix }: Rules): string {
  const headers = headerRules(prefix);
  const config = {
    version: 3,
    routes: [
      ...headers.filter((rule) => rule.headers !== IMMUTABLE).map(headerRoute),
      ...redirects.filter(isExact).map((one) => redirectRoute(one, prefix)),
      // Routes have no trailing slash. "Location: //elsewhere.example" would leave the site.
      { src: String.raw`^/([^/\\].*)/$`, status: 301, headers: { Location: '/$1' } },
      { handle: 'filesystem' },
      ...redirects.filter((one) => !isExact(one)).map((one) => redirectRoute(one, prefix)),
      // Only where there is a file, so that browsers don't cache a 404.
      { handle: 'hit' },
      ...headers.filter((rule) => rule.headers === IMMUTABLE).map(headerRoute),
      { handle: 'error' },
      { src: '.*', status: 404, dest: `${prefix}/404.html` },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const headerRoute = ({ path, headers }: HeaderRule) => ({
  src: `^${escapeForRegExp(path).replace(/\\\*$/, '.*')}$`,
  headers,
  continue: true,
});

/** `$1` is what a `*` matches. */
const redirectRoute = (one: Redirect, prefix: string) => ({
  src: `^${escapeForRegExp(prefix + withoutStar(one.path))}${isExact(one) ? '$' : '(.*)$'}`,
  status: one.status,
  headers: {
    Location: plainAddress(withoutStar(one.toPath)) + (one.toPath.endsWith('*') ? '$1' : ''),
  },
});
