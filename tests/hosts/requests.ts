import { unknownPosts } from '../../plugins/gatsby-source-site-content/redirects';

/**
 * Hosts that answer some requests otherwise: one without rules, such as GitHub Pages, and Cloudflare Pages, whose
 * runtime on this machine isn't asked for what only its real servers answer.
 */
export type Kind = 'bare' | 'cloudflare';

/** A request and its answer. `file` is the file of the bundle whose bytes are sent, with its headers. Browsers keep a hashed file for a year. */
export type Row = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  location?: string;
  type?: string;
  file?: string;
  isHashed?: true;
} & Partial<Record<Kind, number | 'not asked'>>;

const page = (path: string, file: string): Row => ({ path, status: 200, file });
const notFound = (path: string): Row => ({ path, status: 404, file: '404.html' });
const to = (status: number, location: string, path: string, cloudflare = status): Row => ({
  path,
  status,
  location,
  bare: 404,
  cloudflare,
});
/** A known address with a slash. */
const slash = (location: string, path: string) => to(301, location, path, 308);
/** An unknown address with a slash. */
const unknownSlash = (location: string, path: string) => to(301, location, path, 404);
/** An address that the catch-all of unknown articles matches. */
const unknownPost = (rest: string) =>
  to(unknownPosts.status, unknownPosts.to, unknownPosts.from.replace('*', rest), 404);

/** The answer of a kind of hosts. Whatever they don't find leads to the site's page. */
export function answerOf(row: Row, kind?: Kind): Row {
  const status = kind && row[kind];
  if (typeof status !== 'number' || status === row.status) return row;
  return status === 404 ? { ...notFound(row.path), method: row.method } : { ...row, status };
}

/** What every host must answer, by what is requested. A path like `{js}` is a hashed file of that kind. */
export const requests: Record<string, Row> = {
  'the home page': page('/', 'index.html'),
  'a page': page('/pricing', 'pricing.html'),
  'a page with a query': page('/pricing?plan=annual', 'pricing.html'),
  'a page with the name of a folder': page('/blog', 'blog.html'),
  'an article': page('/blog/an-article', 'blog/an-article.html'),
  'an unnecessary escape': page('/%70ricing', 'pricing.html'),

  'a page with a slash': slash('/pricing', '/pricing/'),
  'a folder with a slash': slash('/blog', '/blog/'),
  'an article with a slash': slash('/blog/an-article', '/blog/an-article/'),
  'a slash before a query': slash('/pricing?a=1&b=2', '/pricing/?a=1&b=2'),
  'an unknown page with a slash': unknownSlash('/no-such-page', '/no-such-page/'),
  'what looks like another host': unknownSlash('/elsewhere.example', '//elsewhere.example/'),
  'a backslash': unknownSlash('/elsewhere.example', '/%5Celsewhere.example/'),
  'a slash after an escaped question mark': unknownSlash('/a%3fb', '/a%3fb/'),

  'an unknown article': unknownPost('no-such-post'),
  'an unknown article, deeper': unknownPost('no/such/post'),
  'an unknown article, a typed file name': unknownPost('no-such-post.html'),
  'an unknown article, with a query': unknownPost('no-such-post?from=mail'),
  'an unknown article, 900 characters': {
    ...unknownPost('a'.repeat(900)),
    cloudflare: 'not asked',
  },
  'an unknown article, a broken escape': unknownPost('%E0%A4%A'),
  'an unknown article, HEAD': { ...unknownPost('no-such-post'), method: 'HEAD' },

  'an article’s former address': to(301, '/blog/an-article', '/blog/former'),
  'a former address with a query': to(301, '/blog/an-article?a=1', '/blog/former?a=1'),
  'a place elsewhere': to(302, 'https://docs.example/start/here', '/docs/start/here'),

  'an unknown page': notFound('/no-such-page'),
  'a name that starts like the blog': notFound('/blogger'),
  'an unknown picture': notFound('/static/no-such-picture.png'),
  'an unknown script': notFound('/app-0123456789abcdef0123.js'),
  'a broken escape': notFound('/%E0%A4%A'),
  '8 kB': { ...notFound(`/${'a'.repeat(8000)}`), cloudflare: 'not asked' },
  'a file for hosts': { ...notFound('/_headers'), cloudflare: 'not asked' },
  'a file for hosts, escaped': { ...notFound('/%5fredirects'), cloudflare: 'not asked' },
  'a hidden file': { ...notFound('/.git/config'), cloudflare: 'not asked' },
  'a file outside the site': notFound('/../package.json'),
  'a file outside, escaped': notFound('/..%2f..%2fetc%2fpasswd'),

  HEAD: { path: '/pricing', method: 'HEAD', status: 200 },
  POST: { path: '/blog/no-such-post', method: 'POST', status: 405 },
  'a well-known file': page('/.well-known/security.txt', '.well-known/security.txt'),
  'a hashed script': { path: '{js}', status: 200, type: 'javascript', isHashed: true },
  RSS: { ...page('/rss.xml', 'rss.xml'), type: 'application/rss+xml' },
};
