// Serves the built site like a host: npm run serve [-- --port 9000] [--dir public] [--bare]
// --bare behaves like a host without rules, such as GitHub Pages. --port 0 takes any free port.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

process.once('uncaughtException', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: choose another.` : message);
  process.exit(1);
});

const { port, dir, bare } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    dir: { type: 'string', default: 'public' },
    bare: { type: 'boolean', default: false },
  },
}).values;

const notFoundPage = join(dir, '404.html');
const rulesFile = join(dir, '_servers/rules.json');
// An unfinished build may look complete.
const isFinished = () => existsSync(join(dir, '_headers'));
if (!isFinished()) throw new Error(`${dir} has no finished build: run "npm run build".`);

/** Matches paths that browsers and servers read differently: empty or dot segments, backslashes, encoded slashes. */
const ODD_PATH = /\/\/|\\|%5c|%2f|\/(\.|%2e)+(\/|$)/i;

/** Reads headers, redirects and the site's folder at each request, so that a rebuild takes effect. */
function readRules() {
  const { folder = '', ...rules } = JSON.parse(readFileSync(rulesFile, 'utf8'));
  return bare ? { folder, headers: [], redirects: [] } : { folder, ...rules };
}

/** What the `*` of a rule matches; undefined if the rule isn't for this path. */
function restOf(rule, path) {
  if (!rule.path.endsWith('*')) return rule.path === path ? '' : undefined;
  const start = rule.path.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

/** Sets the headers of a path in the bundle. Browsers revalidate files unless a rule says otherwise. */
function setHeaders(response, path) {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  const { folder, headers } = readRules();
  for (const rule of headers) {
    if (restOf(rule, folder + path) === undefined) continue;
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  }
}

/** The status and target of the first redirect for a path. Redirects with a `*` only apply where there is no file. */
function findRedirect(path, query, hasFile) {
  const isFor = (rule) => hasFile !== rule.path.endsWith('*') && restOf(rule, path) !== undefined;
  const rule = readRules().redirects.find(isFor);
  if (!rule) return undefined;
  const { status, toPath } = rule;
  if (toPath.endsWith('*'))
    return { status, target: toPath.slice(0, -1) + restOf(rule, path) + query };
  // All unknown articles redirect to one page, where their queries mean nothing.
  return { status, target: rule.path.endsWith('*') ? toPath : toPath + query };
}

const serveFile = sirv(dir, { dev: true, etag: true, gzip: true, brotli: true, setHeaders });

const server = createServer((request, response) => {
  if (!isFinished()) return response.writeHead(503).end('The site is being built.');
  const answer = (status, headers, body) => {
    setHeaders(response, '/404.html');
    response.writeHead(status, headers).end(body);
  };
  const redirect = (status, target) => answer(status, { Location: target });

  const [, path, query = ''] = /^([^?]*)(\?.*)?$/.exec(request.url);
  const clean = path.replace(/(.)\/$/, '$1');
  const { folder } = readRules();
  if (folder && ['/', folder].includes(path)) return redirect(302, `${folder}/${query}`);
  const isInside = path.startsWith(`${folder}/`);
  /** The path in the bundle. */
  const inside = path.slice(folder.length);
  const rule = findRedirect(clean, query, true);
  const showNotFound = () =>
    answer(404, { 'Content-Type': 'text/html;charset=utf-8' }, readFileSync(notFoundPage));
  const notFound = () => {
    const other = findRedirect(clean, query, false);
    return other ? redirect(other.status, other.target) : showNotFound();
  };

  if (!['GET', 'HEAD'].includes(request.method)) return answer(405, { Allow: 'GET, HEAD' });
  if (ODD_PATH.test(path) || /^\/404(\.html)?$/.test(inside)) return showNotFound();
  if (!isInside) return notFound();
  if (inside.length > 1 && inside.endsWith('/') && !bare) return redirect(301, clean + query);
  if (rule) return redirect(rule.status, rule.target);
  if (/^\/(_|%5f)(headers|redirects|servers(\/.*)?)$|\/(\.|%2e)(?!well-known\/)/i.test(inside))
    return notFound();
  // Safari only plays videos from servers that support ranges. sirv misreads unusual ranges, such as `bytes=-9`, and
  // ignores quality values; answering with the whole file is always allowed.
  const isPlayer =
    inside.endsWith('.mp4') && /^bytes=\d+-(?:[1-9]\d*)?$/.test(request.headers.range);
  if (!isPlayer) delete request.headers.range;
  if (/;\s*q=0/.test(request.headers['accept-encoding'])) delete request.headers['accept-encoding'];
  request.url = inside + query;
  // sirv would leave `# & + , = ?` escaped. Its parser, @polka/url, keeps its results under this documented name.
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: unescape(inside) } });
  return serveFile(request, response, notFound);
});
server.listen(Number(port), () => console.log(`http://localhost:${server.address().port}`));
