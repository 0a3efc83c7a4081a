import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from '../load-typescript.mjs';

const { CACHE } = await load('build/hosting/file-rules.ts');
const { contentTypeOf } = await load('build/hosting/media-types.ts');
const { NOT_FOUND } = await load('build/lib/site-files.ts');
const { DOCUMENT_HEADERS, HEADERS, POLICY } = await load('build/hosting/headers.ts');

const setAll = (response, headers) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

/** Sets the headers of every answer; `plain` imitates a host without headers of ours. */
export function setCommonHeaders(response, { plain = false, hashed = false } = {}) {
  response.setHeader('Cache-Control', hashed ? CACHE.immutable : CACHE.revalidate);
  if (!plain) setAll(response, HEADERS);
}

/** Sets the headers of a document; `policy` is that of the build. */
export function setDocumentHeaders(response, { plain = false, policy } = {}) {
  response.setHeader('Content-Type', contentTypeOf('/.html'));
  if (!plain)
    setAll(response, policy ? { ...DOCUMENT_HEADERS, [POLICY]: policy } : DOCUMENT_HEADERS);
}

/** Redirects the browser to another address. */
export function redirect(response, status, location) {
  setCommonHeaders(response);
  response.removeHeader('Content-Type');
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Answers 405 to a method other than GET and HEAD. */
export function refuseMethod(response) {
  setCommonHeaders(response);
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
}

/** Answers with the site's own 404 page, or with a plain line where the build has none. */
export async function answerNotFound(response, directory, options) {
  const page = await readFile(join(directory, NOT_FOUND)).catch(() => '<h1>Not found</h1>');
  setCommonHeaders(response, options);
  setDocumentHeaders(response, options);
  response.writeHead(404, { 'Content-Length': Buffer.byteLength(page) });
  response.end(page);
}
