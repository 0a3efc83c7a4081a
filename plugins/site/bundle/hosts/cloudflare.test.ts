import { cloudflareRedirects } from './cloudflare';
import { netlifyRedirects } from './netlify';
import { headersFile } from './underscore-files';

const REDIRECTS = [
  { path: '/blog/broth', toPath: '/blog/soup', status: 301 as const },
  { path: '/docs', toPath: 'https://docs.farm.example/', status: 302 as const },
  { path: '/blog/*', toPath: '/blog', status: 302 as const },
  { path: '/docs/*', toPath: 'https://docs.farm.example/*', status: 302 as const },
];
const RULES = {
  redirects: REDIRECTS,
  pages: ['/', '/404.html', '/blog', '/blog/soup'],
  prefix: '',
};

test('_redirects for Cloudflare has no rule that would hide pages, and one for slashes at each depth', () => {
  expect(cloudflareRedirects(RULES)).toBe(
    `/blog/broth /blog/soup 301
/docs https://docs.farm.example/ 302
/docs/* https://docs.farm.example/:splat 302
//* /404 301
/:part1/ /:part1 308
/:part1/:part2/ /:part1/:part2 308
`,
  );
});

test('_redirects for Netlify overrides redirect documents', () => {
  expect(netlifyRedirects(RULES)).toBe(
    `/blog/broth /blog/soup 301!
/docs https://docs.farm.example/ 302!
/docs/* https://docs.farm.example/:splat 302
`,
  );
});

test('in a folder, _redirects and _headers have full paths', () => {
  const redirects = [{ path: '/blog/broth', toPath: '/farm/blog/soup', status: 301 as const }];
  const rules = { redirects, pages: ['/', '/blog'], prefix: '/farm' };
  expect(cloudflareRedirects(rules)).toBe(
    `/farm/blog/broth /farm/blog/soup 301
//* /farm/404 301
/farm/:part1/ /farm/:part1 308
`,
  );
  expect(headersFile(rules)).toMatch(/^\/farm\/\*\n/);
});

test('_headers sets each header of a path once, because hosts join values', () => {
  const [everywhere = [], ...others] = headersFile(RULES)
    .split('\n\n')
    .map((rule) => [...rule.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name));
  expect(everywhere).toContain('X-Content-Type-Options');
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test('_headers forbids frames, which the policy of a document can’t', () => {
  expect(headersFile(RULES)).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
});
