import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.mjs';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^text|json|svg/;

/** The most bytes of a TLS record: a browser waits for its end, and Node's 16 kB need two round trips. */
const RECORD = 4096;
const DAY = 'public, max-age=86400';

/**
 * Serves a folder over HTTP/2, the same way for every participant: Brotli 11 for texts, one cache
 * lifetime for everything but documents. It caches compressed files and records its answers.
 * @param host the address on which it listens
 * @returns the origin, `sent` (path, type, bytes and status of each answer), `warm(paths)`, which
 *   compresses files in advance, and `close`
 */
export async function serve(folder, host = '127.0.0.1') {
  const remembered = new Map();
  const sent = [];
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const [pathname] = request.url.split('?');
    const { status, type, body, encoding } = answer(pathname);
    sent.push({ path: pathname, type, bytes: body.length, status });
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': type.startsWith('text/html') ? 'no-cache' : DAY,
      'x-content-type-options': 'nosniff',
      ...(encoding ? { 'content-encoding': encoding, vary: 'accept-encoding' } : {}),
    });
    response.end(body);
  });

  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD));

  function answer(pathname) {
    if (!remembered.has(pathname)) remembered.set(pathname, read(folder, pathname));
    return remembered.get(pathname);
  }

  await new Promise((listening) => server.listen(0, host, listening));
  return {
    origin: `https://${host === '127.0.0.1' ? 'localhost' : host}:${server.address().port}`,
    sent,
    warm: (paths) => paths.forEach(answer),
    close: () => server.close(),
  };
}

function read(folder, pathname) {
  const file = findFile(folder, decodeURIComponent(pathname));
  if (!file) return { status: 404, type: 'text/plain', body: Buffer.from('Not found') };
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const body = readFileSync(file);
  return IS_TEXT.test(type)
    ? { status: 200, type, body: brotliCompressSync(body), encoding: 'br' }
    : { status: 200, type, body };
}

/** The file for an address: itself, the document of that name, or the folder's index. */
const findFile = (folder, pathname) =>
  [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(folder, name))
    .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
