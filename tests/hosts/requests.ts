/** Hosts that answer some requests differently. A bare one, such as GitHub Pages, has no rules. */
export type Kind = 'bare' | 'pages' | 'workers';

/** A request and its answer. `file` is the file of the bundle whose bytes are sent. */
export type Row = {
  what: string;
  method: string;
  path: string;
  status: number;
  file?: string;
  location?: string;
};

const ARTICLE = 'blog/an-article.html';

/**
 * What is requested, and the answers of hosts with rules, of bare ones, of Cloudflare Pages and of Cloudflare Workers. "="
 * is the answer of hosts with rules, and "-" isn't asked, because only the real host answers it. "{js}" is a hashed
 * script.
 */
const TABLE = `
the home page                      | /                                  | 200 index.html                 | =                    | =                         | =
a page                             | /pricing                           | 200 pricing.html               | =                    | =                         | =
a page with a query                | /pricing?plan=annual               | 200 pricing.html               | =                    | =                         | =
a page named like a folder         | /blog                              | 200 blog.html                  | =                    | =                         | =
an article                         | /blog/an-article                   | 200 ${ARTICLE}                 | =                    | =                         | =
an unnecessary escape              | /%70ricing                         | 200 pricing.html               | =                    | =                         | 307 /pricing
HEAD                               | HEAD /pricing                      | 200                            | =                    | =                         | =

a page with a slash                | /pricing/                          | 301 /pricing                   | 200 pricing.html     | 308 /pricing              | 308 /pricing
a folder with a slash              | /blog/                             | 301 /blog                      | 200 blog.html        | 308 /blog                 | 308 /blog
an article with a slash            | /blog/an-article/                  | 301 /blog/an-article           | 200 ${ARTICLE}       | 308 /blog/an-article      | 308 /blog/an-article
a slash before a query             | /pricing/?a=1&b=2                  | 301 /pricing?a=1&b=2           | 200 pricing.html     | 308 /pricing?a=1&b=2      | 308 /pricing?a=1&b=2
an unknown page with a slash       | /no-such-page/                     | 301 /no-such-page              | 404                  | 308 /no-such-page         | 308 /no-such-page
a slash after an escaped “?”       | /a%3fb/                            | 301 /a%3fb                     | 404                  | 308 /a%3fb                | 308 /a%3fb

two slashes                        | //pricing                          | 404                            | =                    | 301 /404                  | 301 /404
two slashes, further in            | /blog//an-article                  | 404                            | =                    | 200 ${ARTICLE}            | 307 /blog/an-article
two slashes at the end             | /pricing//                         | 404                            | =                    | 200 pricing.html          | 307 /pricing
two slashes in the query           | /pricing?from=//blog/../           | 200 pricing.html               | =                    | =                         | =
another host                       | //elsewhere.example/               | 404                            | =                    | 301 /404                  | 301 /404
another host after three slashes   | ///elsewhere.example/              | 404                            | =                    | 301 /404                  | 301 /404
another host, leading back here    | //elsewhere.example/..%2fblog      | 404                            | =                    | 301 /404                  | 301 /404
a backslash                        | /\\elsewhere.example/              | 404                            | =                    | 301 /404                  | 301 /404
a backslash, escaped               | /%5Celsewhere.example/             | 404                            | =                    | 308 /%5Celsewhere.example | 308 /%5Celsewhere.example
an escaped slash                   | /blog%2fan-article                 | 404                            | =                    | 200 ${ARTICLE}            | 307 /blog/an-article
an escaped slash in an article     | /blog/no%2fpost                    | 404                            | =                    | =                         | 302 /blog
dots                               | /blog/../pricing                   | 404                            | =                    | 200 pricing.html          | 200 pricing.html
dots, escaped                      | /blog/%2e%2E/pricing               | 404                            | =                    | 200 pricing.html          | 200 pricing.html
a dot                              | /./pricing                         | 404                            | =                    | 200 pricing.html          | 200 pricing.html
the 404 page                       | /404                               | 404                            | =                    | 200 404.html              | 200 404.html
the file of the 404 page           | /404.html                          | 404                            | =                    | 308 /404                  | 307 /404

an unknown article                 | /blog/no-such-post                 | 302 /blog                      | 404                  | 404                       | =
an unknown article, deeper         | /blog/no/such/post                 | 302 /blog                      | 404                  | 404                       | =
an unknown article, a file name    | /blog/no-such-post.html            | 302 /blog                      | 404                  | 404                       | =
an unknown article, with a query   | /blog/no-such-post?a=1             | 302 /blog                      | 404                  | 404                       | =
an unknown article, 900 characters | /blog/${'a'.repeat(900)}           | 302 /blog                      | 404                  | -                         | =
an unknown article, broken escape  | /blog/%E0%A4%A                     | 302 /blog                      | 404                  | 404                       | =
an unknown article, HEAD           | HEAD /blog/no-such-post            | 302 /blog                      | 404                  | 404                       | =

an article’s former address        | /blog/former                       | 301 /blog/an-article           | 200 blog/former.html | =                         | =
a former address with a query      | /blog/former?a=1                   | 301 /blog/an-article?a=1       | 200 blog/former.html | =                         | =
a former address in capitals       | /blog/An-Article                   | 301 /blog/an-article           | 404                  | 301 /blog/an-article      | 301 /blog/an-article
a former address, other capitals   | /blog/Former                       | 302 /blog                      | 404                  | 404                       | =
a place elsewhere                  | /docs/start                        | 302 https://docs.example/start | 404                  | =                         | =

an unknown page                    | /no-such-page                      | 404                            | =                    | =                         | =
a name that starts like /blog      | /blogger                           | 404                            | =                    | =                         | =
an unknown picture                 | /static/no-such.png                | 404                            | =                    | =                         | =
an unknown script                  | /islands/home-01234567.js          | 404                            | =                    | =                         | =
a broken escape                    | /%E0%A4%A                          | 404                            | =                    | =                         | =
8 kB                               | /${'a'.repeat(8000)}               | 404                            | =                    | -                         | -
a file for hosts                   | /_headers                          | 404                            | =                    | -                         | -
a file for hosts, escaped          | /%5fredirects                      | 404                            | =                    | -                         | -
a hidden file                      | /.git/config                       | 404                            | =                    | -                         | -
a file outside the site            | /../package.json                   | 404                            | =                    | =                         | =
a file outside, escaped            | /..%2f..%2fetc%2fpasswd            | 404                            | =                    | =                         | =

POST                               | POST /blog/no-such-post            | 405                            | =                    | =                         | =
a well-known file                  | /.well-known/security.txt          | 200 .well-known/security.txt   | =                    | =                         | =
a hashed script                    | {js}                               | 200                            | =                    | =                         | =
a picture with signs in its name   | /static/a%23%26%2B%2C%3D%3F%25.svg | 200 static/a#&+,=?%.svg        | =                    | =                         | =
RSS                                | /rss.xml                           | 200 rss.xml                    | =                    | =                         | =
`;

/** Requests outside the site's folder, and their answers. */
const OUTSIDE = `
the root of the host               | /                                  | 302 FOLDER/
a page outside the folder          | /pricing                           | 404
an article outside the folder      | /blog/an-article                   | 404
a folder that begins alike         | FOLDERs/pricing                    | 404
`;

const ENTRANCE = 'the folder without a slash | FOLDER | 302 FOLDER/';

/** The requests to a host with rules that serves the site in a folder, and their answers. */
export const requestsInFolder = (folder: string): Row[] => [
  ...rowsOf((ENTRANCE + OUTSIDE).replaceAll('FOLDER', folder)),
  ...rowsOf(TABLE).map(({ path, location, ...row }) => ({
    ...row,
    path: path.startsWith('/') ? folder + path : path,
    location: location?.replace(/^\//, `${folder}/`),
  })),
];

/** The names of the requests outside the prefix. */
export const OUTSIDE_FOLDER = rowsOf(OUTSIDE).map(({ what }) => what);

/** The requests to a host, and their answers. */
export const requestsTo = (kind?: Kind): Row[] => rowsOf(TABLE, kind);

function rowsOf(table: string, kind?: Kind): Row[] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([what = '', request = '', rules = '', bare, pages, workers]) => {
      const own = kind && { bare, pages, workers }[kind];
      const [status = '', target] = (own === '=' ? rules : (own ?? rules)).split(' ');
      const [path = '', method = 'GET'] = request.split(' ').toReversed();
      if (status === '-') return [];
      const file = status === '404' ? '404.html' : target;
      const answer = status.startsWith('3') ? { location: target } : { file };
      return [{ what, method, path, status: Number(status), ...answer }];
    });
}
