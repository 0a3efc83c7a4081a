import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectsFile } from '../../plugins/site/bundle';
import { printed } from '../support/printed';
import { hasNginx, startServe as serve } from '../../scripts/programs.mjs';

/** A running server: where it listens, and how to end it. */
export type Host = { address: RequestOptions; stop(): void };

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A new folder that nobody else uses. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'hosts-'));

/** A copy of the built site in a folder, with an article, redirects and a hidden file to request. */
export function copyBundle(folder: string): string {
  const bundle = join(folder, 'bundle');
  cpSync('public', bundle, { recursive: true });
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
    { path: '/blog/former', toPath: '/blog/an-article', status: 301 as const },
    { path: '/docs/*', toPath: 'https://docs.example/*', status: 302 as const },
  ];
  add(
    '_redirects',
    `# Rules\n${redirectsFile(redirects, ['/pricing', '/blog', '/blog/an-article'])}`,
  );
  return bundle;
}

/** Starts scripts/serve.mjs with a bundle. */
export async function startServe(folder: string, ...options: string[]): Promise<Host> {
  const { address, stop } = await serve('--dir', copyBundle(folder), ...options);
  const { hostname, port } = new URL(address);
  return { address: { host: hostname, port }, stop };
}

/** Publishes a bundle with deploy/publish.sh; returns its status and what it printed. */
export function publish(bundle: string, home: string, ...reload: string[]) {
  const { status, stdout, stderr } = spawnSync('deploy/publish.sh', [bundle, home, ...reload], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Whether there is an nginx where deploy/publish.sh runs. */
export const canStartNginx = () => process.platform === 'linux' && hasNginx();

/** Starts a real nginx with deploy/nginx.conf and a published bundle. */
export function startNginx(folder: string): Host {
  const home = join(folder, 'srv');
  const { status, output } = publish(copyBundle(folder), home);
  if (status !== 0) throw new Error(output);

  const socket = join(folder, 'nginx.sock');
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/evenplate', home)
    .replace('listen 8080', `listen unix:${socket}`);
  const main = readFileSync('deploy/nginx-main.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('error_log stderr', `error_log ${folder}/error.log`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/etc/nginx/conf.d/*.conf', `${folder}/site.conf`);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    process.getuid?.() === 0 ? `user root;\n${main}` : main,
  );
  // As a daemon, nginx returns when it listens.
  execFileSync('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  return { address: { socketPath: socket }, stop: () => process.kill(pid) };
}

export const canStartPython = () => spawnSync('python3', ['--version']).status === 0;

/** Starts Python's file server with a bundle. */
export async function startPython(folder: string): Promise<Host> {
  const args = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory'];
  const program = spawn('python3', [...args, copyBundle(folder)]);
  const [, port] = await printed(program, /port (\d+)/);
  return { address: { host: '127.0.0.1', port }, stop: () => program.kill() };
}

/** Starts Cloudflare's runtime with a bundle. `WRANGLER` names its program, which is no dependency of the project. */
export async function startWrangler(folder: string): Promise<Host> {
  // A fixed date: without one, wrangler asks for today's, which its runtime doesn't know.
  const args = 'pages dev bundle --port 0 --compatibility-date 2026-04-01'.split(' ');
  copyBundle(folder);
  const program = spawn(process.env.WRANGLER!, args, { cwd: folder });
  const [, port] = await printed(program, /Ready on .*localhost:(\d+)/);
  return { address: { host: 'localhost', port }, stop: () => program.kill() };
}

/** Sends a path unchanged; `fetch` would resolve `..` and `//` first. */
export function send({ address }: Host, options: RequestOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ ...address, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** The headers that a bundle's `_headers` gives to a path, by their names in lower case. */
export function headersOf(bundle: string, path: string): Record<string, string> {
  const rules = readFileSync(join(bundle, '_headers'), 'utf8').trim().split('\n\n');
  const headers = rules
    .map((rule) => rule.split('\n  '))
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(([, ...lines]) => lines.map((line) => line.split(': ') as [string, string]));
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
