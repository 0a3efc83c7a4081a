import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Sets the headers that every answer carries. */
export function setCommonHeaders(response, { immutable = false } = {}) {
  response.setHeader('Cache-Control', immutable ? IMMUTABLE : REVALIDATE);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
}

/** Sends the browser to another address. */
export function redirect(response, status, location) {
  setCommonHeaders(response);
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Refuses a method that a static site has no use for. */
export function refuseMethod(response) {
  setCommonHeaders(response);
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
}

/** Answers with the site's own 404 page, or with a plain line where the build has none. */
export async function answerNotFound(response, directory) {
  const page = await readFile(join(directory, '404.html')).catch(() => '<h1>Not found</h1>');
  setCommonHeaders(response);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
  });
  response.end(page);
}
