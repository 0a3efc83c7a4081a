/** @jest-environment node */
import { HtmlValidate } from 'html-validate';
import site from '../../../tests/content/data/site.json';
import { headersFile, redirectDocuments, redirectsFile } from './hosting';

/** The names of the headers of each rule, by its path. */
const rulesOf = (text: string): Map<string, string[]> => {
  const rules = text.trim().split('\n\n');
  const parts = rules.map((rule) => rule.split(/\n +|: .*/).filter(Boolean));
  return new Map(parts.map(([path, ...names]) => [path!, names]));
};

test('_headers sets each header of a path once, as hosts join values, and forbids frames', () => {
  const { '/*': everywhere, ...others } = Object.fromEntries(rulesOf(headersFile()));
  expect(everywhere).toContain('X-Content-Type-Options');
  const twice = Object.values(others).flat();
  expect(twice.filter((name) => everywhere!.includes(name))).toEqual([]);
  // A policy in a document can't forbid frames.
  expect(headersFile()).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
});

const REDIRECTS = [
  { path: '/blog/broth', toPath: '/blog/soup', status: 301 as const, title: 'Fish & <chips>' },
  { path: '/docs', toPath: 'https://docs.farm.example/', status: 302 as const },
  { path: '/blog/*', toPath: '/blog', status: 302 as const },
  { path: '/docs/*', toPath: 'https://docs.farm.example/*', status: 302 as const },
];

test('_redirects has what Netlify and Cloudflare need, without a rule that would hide pages', () => {
  expect(redirectsFile(REDIRECTS, ['/', '/404.html', '/blog', '/blog/soup'])).toBe(
    `/blog/broth /blog/soup 301!
/blog/broth /blog/soup 301
/docs https://docs.farm.example/ 302!
/docs https://docs.farm.example/ 302
/blog/ /blog 308
/blog/soup/ /blog/soup 308
/docs/* https://docs.farm.example/:splat 302
//* /404 301
`,
  );
});

test('in a folder, _redirects and _headers have whole paths', () => {
  const redirects = [{ path: '/blog/broth', toPath: '/farm/blog/soup', status: 301 as const }];
  expect(redirectsFile(redirects, ['/', '/blog'], '/farm')).toBe(
    `/farm/blog/broth /farm/blog/soup 301!
/farm/blog/broth /farm/blog/soup 301
/farm/blog/ /farm/blog 308
//* /farm/404 301
`,
  );
  expect(headersFile('/farm')).toMatch(/^\/farm\/\*\n/);
});

const documents = redirectDocuments(REDIRECTS);
const [[, html]] = documents as [[string, string]];

test('each single address has a valid document, which leads on at once and by a link', async () => {
  expect(documents.map(([path]) => path)).toEqual(['/blog/broth', '/docs']);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog/soup">');
  expect(html).toContain('<a href="/blog/soup">Fish &amp; &lt;chips></a>');
  expect(html).toContain(`<link rel="canonical" href="${site.siteUrl}/blog/soup">`);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
