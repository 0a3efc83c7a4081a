import { headerRules, HEADERS } from './hosting';
import { serverFiles } from './server-files';

const REDIRECTS = [
  { path: '/blog/soup.old', toPath: '/blog/$1-100%25', status: 301 as const, title: 'Soup' },
  { path: '/docs/*', toPath: 'https://docs.farm.example/"a" {b}/*', status: 302 as const },
  { path: '/blog/*', toPath: '/blog', status: 302 as const },
];

const { '_servers/rules.json': json, ...others } = serverFiles(REDIRECTS);

test('rules.json has all headers, and the redirects in Gatsby’s words', () => {
  const redirects = REDIRECTS.map(({ path, toPath, status }) => ({ path, toPath, status }));
  expect(JSON.parse(json!)).toEqual({ headers: headerRules(), redirects });
});

// tests/hosts has the answers of real servers.
test.each(Object.entries(others))('%s has every header', (_, text) => {
  for (const part of Object.entries(HEADERS).flat()) expect(text).toContain(part);
});

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
])('in %s no sign of an address has another meaning: %s', (name, line) => {
  expect(others[name]).toContain(line);
});

describe('of a site in a folder', () => {
  const [one, ...rest] = REDIRECTS;
  const files = serverFiles([{ ...one!, toPath: '/farm/blog/soup' }, ...rest], '/farm');

  test('rules.json names it, and has whole paths', () => {
    const { folder, headers, redirects } = JSON.parse(files['_servers/rules.json']!);
    expect([folder, headers[0].path, redirects[0].path]).toEqual([
      '/farm',
      '/farm/*',
      '/farm/blog/soup.old',
    ]);
  });

  test.each([
    ['_servers/nginx.conf', 'location = /blog/soup.old { return 301 "/farm/blog/soup$is_args'],
    ['_servers/nginx.conf', 'rewrite ^/farm(/.*)$ $1;'],
    ['_servers/Caddyfile', 'uri strip_prefix /farm'],
    ['.htaccess', 'ErrorDocument 404 /farm/404.html'],
    ['.htaccess', 'RewriteBase /farm/'],
  ])('%s has the line %s', (name, line) => expect(files[name]).toContain(line));
});
