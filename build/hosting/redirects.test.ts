/** @jest-environment node */
import { externalRedirects, REDIRECTS, renamedPosts } from '../../src/redirects';
import { caddyfile } from './caddy';
import { netlifyToml } from './netlify';
import { nginxConf } from './nginx';
import { readPermanentRedirects, redirectsFile } from './redirects-file';

const MOVED = externalRedirects({ '/docs': 'https://docs.farm.example', '/contact': '/contact' });

test('redirectsFile leaves out redirects of unknown paths', () => {
  const rules = redirectsFile([...MOVED, ...REDIRECTS])
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules).toEqual([
    '/docs https://docs.farm.example 302',
    '/docs/* https://docs.farm.example/:splat 302',
  ]);
});

test('netlifyToml contains redirects of unknown paths, which files override', () => {
  const toml = netlifyToml([...MOVED, ...REDIRECTS]);
  expect(toml).toContain('from = "/blog/*"\n  to = "/blog"\n  status = 302\n  force = false\n');
  expect(toml).not.toContain('/docs');
});

test('nginxConf redirects a moved path and its subpaths', () => {
  const conf = nginxConf([...MOVED, ...REDIRECTS]);
  expect(conf).toContain('location = /docs {\n        return 302 https://docs.farm.example;');
  expect(conf).toContain('rewrite ^/docs/(.*)$ https://docs.farm.example/$1 redirect;');
  expect(conf).toContain('try_files $uri $uri.html @unknown_blog;');
});

test('caddyfile redirects a moved path and its subpaths', () => {
  const file = caddyfile([...MOVED, ...REDIRECTS]);
  expect(file).toContain('path_regexp redirect_0 ^/docs$');
  expect(file).toContain('redir @redirect_0 https://docs.farm.example 302');
  expect(file).toContain('uri strip_prefix /docs\n\t\t\tredir https://docs.farm.example{uri} 302');
});

const RENAMED = renamedPosts([{ slug: 'soup', formerly: ['broth', 'stock'] }]);

test('redirectsFile names renamed posts first, once for Netlify and once for Cloudflare', () => {
  const rules = redirectsFile([...MOVED, ...RENAMED])
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules.slice(0, 5)).toEqual([
    '/blog/broth /blog/soup 301!',
    '/blog/broth /blog/soup 301',
    '/blog/stock /blog/soup 301!',
    '/blog/stock /blog/soup 301',
    '/docs https://docs.farm.example 302',
  ]);
});

test('readPermanentRedirects reads what redirectsFile writes', () => {
  expect(readPermanentRedirects(redirectsFile([...MOVED, ...RENAMED]))).toEqual(RENAMED);
});

test('redirectsFile throws if Cloudflare Pages would ignore rules', () => {
  const formerly = Array.from({ length: 1001 }, (_, at) => `soup-${at}`);
  expect(() => redirectsFile(renamedPosts([{ slug: 'soup', formerly }]))).toThrow(
    'but Cloudflare Pages reads only 2000',
  );
});
