/** @jest-environment node */
import { HtmlValidate } from 'html-validate';
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { externalRedirects, renamedPosts } from '../gatsby-source-site-content/redirects';
import { headersFile, redirectDocument, redirectsFile } from './hosting';

const HASHED = 'app-8aa8c671d6c49311ec68.js';

/** The names of the headers of each rule, by its path. */
const rulesOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .map((rule) => rule.split(/\n +|: .*/).filter(Boolean))
      .map(([path, ...names]) => [path!, names]),
  );

describe('_headers', () => {
  test('sets each header for a path once, because hosts join the values', () => {
    const { '/*': everywhere, ...others } = Object.fromEntries(rulesOf(headersFile([HASHED])));
    expect(everywhere).toContain('X-Content-Type-Options');
    expect(
      Object.values(others)
        .flat()
        .filter((name) => everywhere!.includes(name)),
    ).toEqual([]);
  });

  test('forbids frames, which a policy in a document can’t', () => {
    expect(headersFile([])).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
  });
});

describe('_redirects', () => {
  test('writes permanent rules first, for Netlify with a "!" and for Cloudflare without', () => {
    const renamed = renamedPosts([{ slug: 'soup', formerly: ['broth'] }]);
    const moved = externalRedirects({ '/docs': 'https://docs.farm.example/' });
    expect(redirectsFile([...moved, ...renamed])).toBe(
      `/blog/broth /blog/soup 301!
/blog/broth /blog/soup 301
/docs https://docs.farm.example/ 302
/docs/* https://docs.farm.example/:splat 302
`,
    );
  });
});

describe('redirectDocument', () => {
  const { site } = sampleSite();
  const html = redirectDocument(samplePost({ title: 'Fish & <chips>' }), site);

  test('leads to the post at once, and by a link', () => {
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog/soup">');
    expect(html).toContain('<a href="/blog/soup">Fish &amp; &lt;chips></a>');
    expect(html).toContain('<link rel="canonical" href="https://farm.example/blog/soup">');
  });

  test('is valid HTML', async () => {
    const { results } = await new HtmlValidate({
      extends: ['html-validate:standard'],
    }).validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});
