/** @jest-environment node */
import { REDIRECTS, movedPlaces } from '../../src/redirects';
import { caddyfile } from './caddy';
import { netlifyToml } from './netlify';
import { nginxConf } from './nginx';
import { redirectsFile } from './redirects-file';

const MOVED = movedPlaces({ '/docs': 'https://docs.farm.example', '/contact': '/contact' });

test('_redirects leaves out redirects that apply only where there is no file', () => {
  const rules = redirectsFile([...MOVED, ...REDIRECTS])
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules).toEqual([
    '/docs https://docs.farm.example 302',
    '/docs/* https://docs.farm.example/:splat 302',
  ]);
});

test('netlify.toml has only those, and prefers a file', () => {
  const toml = netlifyToml([...MOVED, ...REDIRECTS]);
  expect(toml).toContain('from = "/blog/*"\n  to = "/blog"\n  status = 302\n  force = false\n');
  expect(toml).not.toContain('/docs');
});

test('nginx redirects a path and everything below it', () => {
  const conf = nginxConf([...MOVED, ...REDIRECTS]);
  expect(conf).toContain('location = /docs {\n        return 302 https://docs.farm.example;');
  expect(conf).toContain('rewrite ^/docs/(.*)$ https://docs.farm.example/$1 redirect;');
  expect(conf).toContain('try_files $uri $uri.html @unknown_blog;');
});

test('Caddy redirects a path and everything below it', () => {
  const file = caddyfile([...MOVED, ...REDIRECTS]);
  expect(file).toContain('path_regexp redirect_0 ^/docs$');
  expect(file).toContain('redir @redirect_0 https://docs.farm.example 302');
  expect(file).toContain('uri strip_prefix /docs\n\t\t\tredir https://docs.farm.example{uri} 302');
});
