/** @jest-environment node */
import { caddyfile } from '../build/hosting/caddy';
import { netlifyToml } from '../build/hosting/netlify';
import { nginxConf } from '../build/hosting/nginx';
import { REDIRECTS, movedPlaces } from './redirects';
import { redirectsFile } from '../build/hosting/redirects-file';

const PLACES = { '/docs': 'https://docs.farm.example', '/contact': '/contact' };
const MOVED = movedPlaces(PLACES);

test('a place that is where its name says needs no redirect', () => {
  expect(movedPlaces({ '/docs': '/docs', '/contact': '/contact/form' })).toEqual([]);
});

test('a place elsewhere is reached under its name, and so is what lies below it', () => {
  expect(MOVED).toEqual([
    { from: '/docs', to: 'https://docs.farm.example', status: 302 },
    { from: '/docs/*', to: 'https://docs.farm.example/*', status: 302 },
  ]);
});

test('a place under another path of the site is one address', () => {
  expect(movedPlaces({ '/contact': '/creators' })).toEqual([
    { from: '/contact', to: '/creators', status: 302 },
  ]);
});

test('unknown posts lead to the blog, whatever has moved', () => {
  expect(REDIRECTS.at(-1)).toEqual({
    from: '/blog/*',
    to: '/blog',
    status: 302,
    onlyUnknown: true,
  });
});

test('_redirects leaves out what counts for unknown addresses only', () => {
  const rules = redirectsFile([...MOVED, ...REDIRECTS])
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules).toEqual([
    '/docs https://docs.farm.example 302',
    '/docs/* https://docs.farm.example/:splat 302',
  ]);
});

test('netlify.toml says just that, and lets a file win', () => {
  const toml = netlifyToml([...MOVED, ...REDIRECTS]);
  expect(toml).toContain('from = "/blog/*"\n  to = "/blog"\n  status = 302\n  force = false\n');
  expect(toml).not.toContain('/docs');
});

test('nginx sends visitors of a moved place on, with the rest of the path', () => {
  const conf = nginxConf([...MOVED, ...REDIRECTS]);
  expect(conf).toContain('location = /docs {\n        return 302 https://docs.farm.example;');
  expect(conf).toContain('rewrite ^/docs/(.*)$ https://docs.farm.example/$1 redirect;');
  expect(conf).toContain('try_files $uri $uri.html @unknown_blog;');
});

test('Caddy does the same', () => {
  const file = caddyfile([...MOVED, ...REDIRECTS]);
  expect(file).toContain('path_regexp redirect_0 ^/docs$');
  expect(file).toContain('redir @redirect_0 https://docs.farm.example 302');
  expect(file).toContain('uri strip_prefix /docs\n\t\t\tredir https://docs.farm.example{uri} 302');
});
