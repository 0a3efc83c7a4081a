/** A request and its answer. `file` is the file of the bundle whose bytes are sent, with its headers. */
export type Row = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  location?: string;
  type?: string;
  file?: string;
};

const page = (path: string, file: string): Row => ({ path, status: 200, file });
const to = (status: number, location: string, path: string): Row => ({ path, status, location });
const toBlog = (path: string) => to(302, '/blog', path);
const notFound = (path: string): Row => ({ path, status: 404, file: '404.html' });

/** What every host must answer, by what is requested. A path like `{js}` is a hashed file of that kind. */
export const requests: Record<string, Row> = {
  'the home page': page('/', 'index.html'),
  'a page': page('/pricing', 'pricing.html'),
  'a page with a query': page('/pricing?plan=annual', 'pricing.html'),
  'a page with the name of a folder': page('/blog', 'blog.html'),
  'an article': page('/blog/an-article', 'blog/an-article.html'),
  'an unnecessary escape': page('/%70ricing', 'pricing.html'),

  'a page with a slash': to(301, '/pricing', '/pricing/'),
  'a folder with a slash': to(301, '/blog', '/blog/'),
  'an article with a slash': to(301, '/blog/an-article', '/blog/an-article/'),
  'a slash before a query': to(301, '/pricing?a=1&b=2', '/pricing/?a=1&b=2'),
  'an unknown page with a slash': to(301, '/no-such-page', '/no-such-page/'),
  'what looks like another host': to(301, '/elsewhere.example', '//elsewhere.example/'),
  'a backslash': to(301, '/elsewhere.example', '/%5Celsewhere.example/'),
  'a slash after an escaped question mark': to(301, '/a%3fb', '/a%3fb/'),

  'an unknown article': toBlog('/blog/no-such-post'),
  'an unknown article, deeper': toBlog('/blog/no/such/post'),
  'an unknown article, a typed file name': toBlog('/blog/no-such-post.html'),
  'an unknown article, with a query': toBlog('/blog/no-such-post?from=mail'),
  'an unknown article, 900 characters': toBlog(`/blog/${'a'.repeat(900)}`),
  'an unknown article, a broken escape': toBlog('/blog/%E0%A4%A'),
  'an unknown article, HEAD': { ...toBlog('/blog/no-such-post'), method: 'HEAD' },

  'an article’s former address': to(301, '/blog/an-article', '/blog/former'),
  'a former address with a query': to(301, '/blog/an-article?a=1', '/blog/former?a=1'),
  'a place elsewhere': to(302, 'https://docs.example/start/here', '/docs/start/here'),

  'an unknown page': notFound('/no-such-page'),
  'a name that starts like the blog': notFound('/blogger'),
  'an unknown picture': notFound('/static/no-such-picture.png'),
  'an unknown script': notFound('/app-0123456789abcdef0123.js'),
  'a broken escape': notFound('/%E0%A4%A'),
  '8 kB': notFound(`/${'a'.repeat(8000)}`),
  'a file for hosts': notFound('/_headers'),
  'a file for hosts, escaped': notFound('/%5fredirects'),
  'a hidden file': notFound('/.git/config'),
  'a file outside the site': notFound('/../package.json'),
  'a file outside, escaped': notFound('/..%2f..%2fetc%2fpasswd'),

  HEAD: { path: '/pricing', method: 'HEAD', status: 200 },
  POST: { path: '/blog/no-such-post', method: 'POST', status: 405 },
  'a well-known file': page('/.well-known/security.txt', '.well-known/security.txt'),
  'a hashed script': { path: '{js}', status: 200, type: 'text/javascript' },
  RSS: { ...page('/rss.xml', 'rss.xml'), type: 'application/rss+xml' },
};
