import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './lab.mjs';
import { findCommand, freePort, startServer } from './process.mjs';

/** Starts a real Caddy with deploy/Caddyfile on a free port; undefined where there is no Caddy. */
export async function startCaddy(lab) {
  const command = findCommand('caddy');
  if (!command) return undefined;
  publish(lab);
  const folder = join(lab.folder, 'caddy');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replaceAll('/srv/evenplate', lab.home)
    .replace(/^:8080 {/m, `:${port} {\n\tbind 127.0.0.1`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return startServer({
    command,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    port,
    log: join(folder, 'out.log'),
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

/**
 * Starts Cloudflare's own runtime on the bundle; undefined where there is no wrangler. It is no
 * dependency of the site: WRANGLER is the command, such as "npx wrangler@4" (it needs Node 22).
 */
export async function startCloudflare(lab) {
  const words = process.env.WRANGLER?.split(' ') ?? [findCommand('wrangler')].filter(Boolean);
  if (words.length === 0) return undefined;
  const folder = join(lab.folder, 'cloudflare');
  for (const part of ['functions', 'build/hosting', 'src/redirects.ts', 'content/data/site.json']) {
    if (existsSync(part)) cpSync(part, join(folder, part), { recursive: true });
  }
  cpSync(lab.bundle, join(folder, 'public'), {
    recursive: true,
    // Cloudflare compresses files itself.
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const port = await freePort();
  const [command, ...before] = words;
  const args = ['pages', 'dev', 'public', '--ip', '127.0.0.1', '--port', String(port)];
  return startServer({
    command,
    args: [...before, ...args, '--compatibility-date', '2026-01-01'],
    port,
    log: join(lab.folder, 'cloudflare.log'),
    env: { CI: '1', WRANGLER_SEND_METRICS: 'false' },
    cwd: folder,
  });
}

/** Starts the site's own server on a free port. */
export async function startReference(lab, { bare = false } = {}) {
  const port = await freePort();
  const options = ['--port', String(port), '--dir', lab.bundle, ...(bare ? ['--bare'] : [])];
  return startServer({
    command: process.execPath,
    args: ['commands/serve.mjs', ...options],
    port,
    log: join(lab.folder, 'serve.log'),
  });
}
