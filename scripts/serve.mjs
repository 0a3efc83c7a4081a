// Serves the built site as hosts do: npm run serve [-- --port 9000] [--dir public] [--bare]
// --bare imitates a host without rules, such as GitHub Pages. --port 0 takes any free port.
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
if (!existsSync(notFoundPage)) throw new Error(`${dir} has no built site: run "npm run build".`);

// Read at each request, so that a rebuild becomes visible.
const linesOf = (file) => (bare ? [] : readFileSync(join(dir, file), 'utf8').split('\n'));

/** Matches a path with a pattern of `_headers` or `_redirects`, in which `*` stands for anything. */
const match = (pattern, path) =>
  new RegExp(`^${pattern.replace(/[.+?]/g, String.raw`\$&`).replace('*', '(.*)')}$`).exec(path);

/** Sets the headers that `_headers` gives to a path. Hosts revalidate files that it doesn't mention. */
function setHeaders(response, path) {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  let applies = false;
  for (const line of linesOf('_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) applies = match(line.trim(), path);
    else if (name && applies) response.setHeader(name, value);
  }
}

/** The status and the target of the first rule in `_redirects` for a path. */
function findRedirect(path, query) {
  for (const line of linesOf('_redirects')) {
    const [from, to, status] = line.split(/\s+/);
    const found = from.startsWith('/') && match(from, path);
    if (found) return [Number.parseInt(status, 10), to.replace(':splat', found[1]) + query];
  }
  return undefined;
}

const serveFile = sirv(dir, { dev: true, etag: true, gzip: true, brotli: true, setHeaders });

const server = createServer((request, response) => {
  const answer = (status, headers, body) => {
    setHeaders(response, '/404.html');
    response.writeHead(status, headers).end(body);
  };
  const redirect = (status, target) => answer(status, { Location: target });

  // Browsers read a backslash as a slash, and "Location: //elsewhere.example" would leave the site.
  const [, path, query = ''] = /^(?:\/|\\|%5c)*([^?]*)(\?.*)?$/i.exec(request.url);
  const clean = `/${path.replace(/\/+$/, '')}`;
  const rule = findRedirect(clean, query);
  const notFound = () => {
    if (!bare && clean.startsWith('/blog/')) return redirect(302, '/blog');
    return answer(404, { 'Content-Type': 'text/html;charset=utf-8' }, readFileSync(notFoundPage));
  };

  if (!['GET', 'HEAD'].includes(request.method)) return answer(405, { Allow: 'GET, HEAD' });
  if (path.endsWith('/') && !bare) return redirect(301, clean + query);
  if (rule) return redirect(...rule);
  if (/^\/(_|%5f)(headers|redirects)$|\/(\.|%2e)(?!well-known\/)/i.test(clean)) return notFound();
  // sirv misreads unusual ranges, and a host may always answer with the whole file.
  delete request.headers.range;
  request.url = `/${path}${query}`;
  // sirv would leave `# & + , = ?` escaped. Its parser, @polka/url, keeps its results under this documented name.
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: unescape(`/${path}`) } });
  return serveFile(request, response, notFound);
});
server.listen(Number(port), () => console.log(`http://localhost:${server.address().port}`));
