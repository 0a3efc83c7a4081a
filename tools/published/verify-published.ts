import { createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isHiddenFromVisitors } from '../../build/hosting/file-rules';
import type { Manifest } from '../../build/lib/manifest';
import { isDocument, NOT_FOUND, routeOf } from '../../build/lib/site-files';
import type { Redirect } from '../../src/redirects';

/** The compressed forms of a file: the extension, and the encoding that a client requests. */
const FORMS = { '.br': 'br', '.gz': 'gzip' };

/** An unknown address, which every host has to answer with the 404 page. */
const UNKNOWN = '/no-such-page-of-this-site';

const PARALLEL = 8;
const LIMIT_MS = 30_000;

type Answer = { status: number; encoding?: string; location?: string; body: Buffer };
type FileRequest = { file: string; address: string; encoding: string };

/**
 * Compares what a host serves with a bundle's manifest, byte by byte: every file, uncompressed and in
 * every compressed form. If a host compresses in its own way, the decompressed answer is compared.
 * @param origin the site's address, such as https://www.evenplate.example
 * @param redirects the redirects of renamed posts, which hosts follow instead of serving their documents
 * @returns a sentence about each difference, and the number of comparisons
 */
export async function verifyPublished(
  origin: string,
  manifest: Manifest,
  redirects: readonly Redirect[],
): Promise<{ differences: string[]; compared: number }> {
  const requests = requestsOf(manifest);
  const found: (string | undefined)[] = [];
  const waiting = [...requests.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, request] = next;
      found[at] = await ask(new URL(request.address, origin), request.encoding).then(
        (answer) => compare(request, answer, manifest, redirects),
        (error: Error) => `${request.address} was not answered: ${error.message}`,
      );
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  const differences = found.filter((sentence) => sentence !== undefined);
  return { differences, compared: requests.length };
}

/** The requests to send: for each file that hosts serve, uncompressed and in each form of the bundle. */
function requestsOf(manifest: Manifest): FileRequest[] {
  return [...manifest.keys()]
    .filter((file) => !isHiddenFromVisitors(`/${file}`) && !isForm(file, manifest))
    .flatMap((file) => {
      const address = addressOf(file);
      const encodings = Object.entries(FORMS)
        .filter(([extension]) => manifest.has(file + extension))
        .map(([, encoding]) => encoding);
      return ['identity', ...encodings].map((encoding) => ({ file, address, encoding }));
    });
}

const isForm = (file: string, manifest: Manifest) =>
  Object.keys(FORMS).some(
    (extension) => file.endsWith(extension) && manifest.has(file.slice(0, -extension.length)),
  );

function addressOf(file: string): string {
  if (file === NOT_FOUND) return UNKNOWN;
  return isDocument(file) ? routeOf(file) : `/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** A sentence about how the answer differs from the manifest; undefined if it does not. */
function compare(
  { file, address, encoding }: FileRequest,
  { status, location, encoding: sent = 'identity', body }: Answer,
  manifest: Manifest,
  redirects: readonly Redirect[],
): string | undefined {
  const rule = redirects.find(({ from }) => from === address);
  if (rule && status === rule.status && location === rule.to) return undefined;
  const expected = file === NOT_FOUND ? 404 : 200;
  if (status !== expected) return `${address} was answered with ${status} instead of ${file}`;
  if (sent !== 'identity' && sent !== encoding) {
    return `${address} was compressed with ${sent}, which was not asked for`;
  }
  const form = Object.keys(FORMS).find((extension) => FORMS[extension as '.br'] === sent) ?? '';
  if (hashOf(body) === manifest.get(file + form)) return undefined;
  // A network in front of the host may have compressed the file in its own way.
  if (form !== '' && hashOf(decompress(body, sent)) === manifest.get(file)) return undefined;
  const how = form === '' ? '' : `, compressed with ${sent},`;
  return `${address}${how} differs from ${file}${form} (${body.length} bytes came)`;
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');

function decompress(body: Buffer, encoding: string): Buffer {
  try {
    return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  } catch {
    return body;
  }
}

/** Requests an address, and keeps the answer compressed, which `fetch` would not. */
function ask(url: URL, encoding: string): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { headers: { 'Accept-Encoding': encoding }, timeout: LIMIT_MS, agent: false };
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          encoding: response.headers['content-encoding'],
          location: response.headers.location,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in 30 seconds')));
    sent.once('error', reject);
    sent.end();
  });
}
