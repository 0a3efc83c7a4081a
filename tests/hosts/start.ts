import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../../plugins/site/bundle';
import { TEST_BUNDLE } from '../support/content';
import { printed } from '../support/printed';
import { hasApache, hasCaddy, hasNginx, startServe as serve } from '../../scripts/programs.mjs';
import { portOf } from '../support/port';

/** A running server. */
export type Host = { address: RequestOptions; stop(): void };

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Creates a temporary folder. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'hosts-'));

/**
 * Copies the built fixture site, and adds an article, redirects and a hidden file.
 * @param prefix the path prefix of the site
 */
function copyBundle(folder: string, prefix = ''): string {
  const bundle = join(folder, 'bundle');
  cpSync(TEST_BUNDLE, bundle, { recursive: true });
  const add = (file: string, text: string) => {
    mkdirSync(join(bundle, file, '..'), { recursive: true });
    writeFileSync(join(bundle, file), text);
  };
  for (const name of ['blog/an-article', 'blog/former']) {
    add(`${name}.html`, `<title>${name}</title>`);
    add(`${name}/index.html`, `<title>${name}</title>`);
  }
  add('static/a#&+,=?%.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  add('.git/config', 'secret');
  add('.well-known/security.txt', 'Contact: mailto:security@example.com\n');
  const redirects = [
    // The former address of an article may differ from the current one in capitals alone.
    { path: '/blog/An-Article', toPath: `${prefix}/blog/an-article`, status: 301 as const },
    { path: '/blog/former', toPath: `${prefix}/blog/an-article`, status: 301 as const },
    { path: '/docs/*', toPath: 'https://docs.example/*', status: 302 as const },
    { path: '/blog/*', toPath: `${prefix}/blog`, status: 302 as const },
  ];
  const pages = ['/pricing', '/blog', '/blog/an-article'];
  for (const [name, text] of Object.entries(hostFiles({ redirects, pages, prefix })))
    add(name, text);
  return bundle;
}

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

/** Creates a certificate that ends in five days, named as Let's Encrypt names its files. */
export function createCertificate(folder: string) {
  const [file, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const options = 'req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=localhost -addext';
  const names = ['subjectAltName=DNS:localhost', '-keyout', key, '-out', file];
  execFileSync('openssl', [...options.split(' '), ...names], { stdio: 'pipe' });
  return { file, cert: readFileSync(file), key: readFileSync(key) };
}

/** Starts scripts/serve.mjs with a bundle. */
export async function startServe(folder: string, prefix = '', ...options: string[]): Promise<Host> {
  const { address, stop } = await serve('--dir', copyBundle(folder, prefix), ...options);
  const { hostname, port } = new URL(address);
  return { address: { host: hostname, port }, stop };
}

/** Publishes a bundle with deploy/publish.sh. Returns its status and output. */
export function publish(bundle: string, home: string, ...reload: string[]) {
  const { status, stdout, stderr } = spawnSync('deploy/publish.sh', [bundle, home, ...reload], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

// deploy/publish.sh runs on Linux.
const isLinux = process.platform === 'linux';
export const canStartNginx = () => isLinux && hasNginx();
export const canStartApache = () => isLinux && hasApache();
export const canStartCaddy = () => isLinux && hasCaddy();

/**
 * Starts a real nginx with deploy/nginx.conf and a published bundle. It listens on sockets named by the ports.
 * @param change edits the configuration first
 */
export function startNginx(folder: string, prefix = '', change = (site: string) => site): Host {
  const home = join(folder, 'srv');
  const { status, output } = publish(copyBundle(folder, prefix), home);
  if (status !== 0) throw new Error(output);

  const site = change(readFileSync('deploy/nginx.conf', 'utf8'))
    .replaceAll('/srv/evenplate', home)
    .replace(/listen (?:(\[::\]):)?(\d+)/g, `listen unix:${folder}/$1$2.sock`);
  const main = readFileSync('deploy/nginx-main.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('error_log stderr', `error_log ${folder}/error.log`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/etc/nginx/conf.d', join(folder, 'conf.d'));
  writeFileSync(join(folder, 'evenplate.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    process.getuid?.() === 0 ? `user root;\n${main}` : main,
  );
  // As a daemon, nginx returns once it listens.
  execFileSync('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  return { address: { socketPath: join(folder, '8080.sock') }, stop: () => process.kill(pid) };
}

/** Debian's defaults that the bundle's `.htaccess` must cope with, and what docs/hosts.md asks for. */
const APACHE = `
${'alias mpm_event authz_core mime dir negotiation setenvif filter deflate expires headers rewrite'
  .split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
UseCanonicalName On
User nobody
Group nogroup
TypesConfig /dev/null
AddType application/x-gzip .gz .tgz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html
DirectoryIndex index.html
`;

/**
 * Starts a real Apache with a bundle and its `.htaccess`; an `Alias` serves a folder.
 * @param parent rules of the folder above the bundle
 */
export async function startApache(folder: string, prefix = '', parent = ''): Promise<Host> {
  const bundle = copyBundle(folder, prefix);
  const root = join(folder, 'root');
  mkdirSync(root);
  // Apache doesn't run as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const rest = `Listen 127.0.0.1:${port}
ServerName 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Mutex file:${folder} default
DocumentRoot ${prefix ? root : bundle}
${prefix && `Alias ${prefix} ${bundle}`}
<Directory ${folder}>
${parent}
</Directory>
<Directory ${bundle}>
  AllowOverride FileInfo Indexes
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`;
  writeFileSync(join(folder, 'apache.conf'), APACHE + rest);
  // As a daemon, Apache returns once it listens.
  execFileSync('apache2', ['-f', join(folder, 'apache.conf')]);
  const stop = () => process.kill(Number(readFileSync(join(folder, 'apache.pid'), 'utf8')));
  return { address: { host: '127.0.0.1', port }, stop };
}

/** Starts a real Caddy with deploy/Caddyfile and a published bundle. */
export async function startCaddy(folder: string, prefix = ''): Promise<Host> {
  const home = join(folder, 'srv');
  const { status, output } = publish(copyBundle(folder, prefix), home);
  if (status !== 0) throw new Error(output);
  const socketPath = join(folder, 'caddy.sock');
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replaceAll('/srv/evenplate', home)
    .replace(':8080 {', `http://localhost {\n\tbind unix/${socketPath}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { env });
  await printed(program, /serving initial configuration/);
  return { address: { socketPath }, stop: () => program.kill() };
}

/** Starts wrangler, whose path is `WRANGLER`, in a folder. It isn't a dependency. */
async function startWrangler(folder: string, args: string[]): Promise<Host> {
  // Its own process group, because it starts other programs.
  const program = spawn(String(process.env.WRANGLER), args, { cwd: folder, detached: true });
  const [, port] = await printed(program, /Ready on .*localhost:(\d+)/);
  const stop = () => process.kill(-Number(program.pid));
  return { address: { host: 'localhost', port }, stop };
}

/** Starts the runtime of Cloudflare Pages with a bundle. */
export async function startPages(folder: string): Promise<Host> {
  copyBundle(folder);
  // Without a date, wrangler asks for today's, which its runtime doesn't know.
  return startWrangler(
    folder,
    'pages dev bundle --port 0 --compatibility-date 2026-04-01'.split(' '),
  );
}

/** Starts the runtime of Cloudflare Workers with a bundle, wrangler.jsonc and its Worker. */
export async function startWorkers(folder: string): Promise<Host> {
  symlinkSync(copyBundle(folder), join(folder, 'public'));
  cpSync('wrangler.jsonc', join(folder, 'wrangler.jsonc'));
  cpSync('deploy/cloudflare', join(folder, 'deploy/cloudflare'), { recursive: true });
  return startWrangler(folder, ['dev', '--port', '0']);
}

/** Sends a request. Unlike `fetch`, it doesn't resolve `..` and `//` in the path. */
export function send({ address }: Host, options: RequestOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ ...address, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: Number(response.statusCode),
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
