import { hostFiles } from '.';
import { HEADERS } from './rules';

const REDIRECTS = [
  { path: '/blog/soup.old', toPath: '/blog/$1-100%25', status: 301 as const, title: 'Soup' },
  { path: '/docs/*', toPath: 'https://docs.farm.example/"a" {b}/*', status: 302 as const },
  { path: '/blog/*', toPath: '/blog', status: 302 as const },
];

const files = hostFiles({ redirects: REDIRECTS, pages: ['/blog'], prefix: '' });

// tests/hosts checks the responses of real servers.
test.each(Object.entries(files).filter(([name]) => name !== '_redirects'))(
  '%s has every header',
  (_, text) => {
    for (const part of Object.entries(HEADERS).flat()) expect(text).toContain(part);
  },
);

test.each([
  [
    '_servers/nginx.conf',
    'location = /blog/soup.old { return 301 "/blog/%241-100%25$is_args$args"; }',
  ],
  [
    '_servers/nginx.conf',
    'return 302 "https://docs.farm.example/%22a%22%20%7Bb%7D/$1$is_args$args"',
  ],
  ['_servers/Caddyfile', 'redir @redirect_0 "/blog/%241-100%25{search}" 301'],
  ['_servers/Caddyfile', '"https://docs.farm.example/%22a%22%20%7Bb%7D/{re.redirect_1.1}{search}"'],
  ['.htaccess', String.raw`RewriteRule "^blog/soup\.old$" "/blog/\%241-100\%25" [R=301,L,NE]`],
  ['.htaccess', String.raw`"https://docs.farm.example/\%22a\%22\%20\%7Bb\%7D/%1" [R=302,L,NE]`],
  ['_servers/vercel.json', '"Location": "/blog/%241-100%25"'],
  ['_servers/vercel.json', '"Location": "https://docs.farm.example/%22a%22%20%7Bb%7D/$1"'],
])('%s escapes the special characters of addresses: %s', (name, line) => {
  expect(files[name]).toContain(line);
});

test('in a folder, rewritten paths of .htaccess are relative to it', () => {
  const inFolder = hostFiles({ redirects: REDIRECTS, pages: ['/blog'], prefix: '/farm' });
  expect(inFolder['.htaccess']).toContain('RewriteBase /farm/\n');
});

test('Vercel keeps browsers from caching a missing file like an existing one', () => {
  const { routes } = JSON.parse(String(files['_servers/vercel.json']));
  const phases = routes.map((route: { handle?: string; headers?: Record<string, string> }) =>
    route.headers?.['Cache-Control'] ? 'immutable' : route.handle,
  );
  expect(phases.filter(Boolean)).toEqual([
    'filesystem',
    'hit',
    'immutable',
    'immutable',
    'immutable',
    'immutable',
    'error',
  ]);
});
