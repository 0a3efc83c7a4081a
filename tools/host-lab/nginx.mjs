import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './lab.mjs';
import { findCommand, freePort, startServer } from './process.mjs';

const HOME = /\/srv\/evenplate/g;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The default site of nginx's packages for the same bundle, with our 404 page. */
const stock = (root) => `
server {
    listen 8080;
    root ${root};
    index index.html;
    include /etc/nginx/mime.types;
    gzip on;
    error_page 404 /404.html;
    location / {
        try_files $uri $uri.html $uri/ =404;
    }
}`;

/**
 * Starts a real nginx on a free port; undefined where nginx or its Brotli module is missing.
 * @param plain whether it has the default site instead of deploy/nginx.conf
 */
export async function startNginx(lab, { name = 'nginx', plain = false, brotli = false } = {}) {
  const command = findCommand('nginx');
  if (!command || (brotli && !existsSync(BROTLI))) return undefined;
  if (!plain) publish(lab);

  const folder = join(lab.folder, name);
  mkdirSync(join(folder, 'evenplate.d'), { recursive: true });
  if (brotli) writeFileSync(join(folder, 'evenplate.d/brotli.conf'), 'brotli_static on;\n');
  const port = await freePort();
  const site = (plain ? stock(lab.bundle) : readFileSync('deploy/nginx.conf', 'utf8'))
    .replace(HOME, lab.home)
    .replace('/etc/nginx/evenplate.d', join(folder, 'evenplate.d'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainFile(folder, site, brotli));
  execFileSync(command, ['-t', '-q', '-c', file, '-p', folder]);

  const server = await startServer({
    command,
    args: ['-c', file, '-p', folder, '-g', 'daemon off;'],
    port,
    log: join(folder, 'out.log'),
  });
  return { ...server, reload: [command, '-c', file, '-p', folder, '-s', 'reload'] };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const mainFile = (folder, site, brotli) => `
${brotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    default_type application/octet-stream;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
