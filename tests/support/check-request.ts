import { request as send, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHE } from '../../build/hosting/file-rules';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from '../../build/hosting/headers';
import type { Answer, Host, RequestRow } from './requests';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

const PATTERNS = {
  '{script}': /data-files="(\/[^" ]+-[0-9a-f]{20}\.js)/,
  '{picture}': /src="(\/static\/[^"]+\.jpg)"/,
  '{share}': /content="https?:\/\/[^/"]+(\/share\/[^"]+\.jpg)"/,
};

/** Sends a row's request to a host; under `again` also a second one with the ETag, and returns that reply. */
export async function requestRow(origin: string, row: RequestRow): Promise<Reply> {
  const path = await resolvePath(origin, row.path);
  const first = await sendRequest(origin, path, row);
  if (!row.repeatWithEtag) return first;
  return sendRequest(origin, path, { headers: { 'If-None-Match': first.headers.etag } });
}

/** Replaces a placeholder by the address of such a file that the home page uses. */
async function resolvePath(origin: string, path: string): Promise<string> {
  const pattern = PATTERNS[path as keyof typeof PATTERNS];
  if (!pattern) return path;
  const [, file] = pattern.exec((await sendRequest(origin, '/')).body) ?? [];
  if (!file) throw new Error(`The home page names no ${path}.`);
  return file;
}

/** Compares a host's reply with the answer that a row expects; returns a sentence for each difference. */
export function compareReply(
  host: Host,
  row: RequestRow,
  { status, headers, body }: Reply,
): string[] {
  const expected: Answer = row.exceptions?.[host] ?? row.answer;
  const problems: string[] = [];
  const compare = (name: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) problems.push(`${name}: ${String(actual)} instead of ${String(wanted)}`);
  };

  if (![expected.status].flat().includes(status)) {
    compare('status', status, [expected.status].flat().join(' or '));
  }
  if (expected.location) compare('location', pathOf(headers.location), expected.location);
  if (expected.type) compare('type', spell(headers['content-type']), expected.type);
  if (expected.cache) compare('cache', headers['cache-control'], CACHE[expected.cache]);
  if (expected.encoding)
    compare('encoding', headers['content-encoding'] ?? 'none', expected.encoding);
  if (expected.encoding && expected.encoding !== 'none')
    compare('vary', /accept-encoding/i.test(headers.vary ?? ''), true);
  if (expected.range) {
    compare('range', headers['content-range']?.startsWith(expected.range), true);
  }
  if (expected.body) compare('body', bodyOf(body), expected.body);
  if (expected.leadsTo) compare('refresh', body.includes(`url=${expected.leadsTo}"`), true);
  if (host !== 'bare' && expected.document) {
    const wanted = { ...HEADERS, ...DOCUMENT_HEADERS };
    if (expected.body === 'notFound' && host === 'cloudflare') {
      delete (wanted as Record<string, string>)['Cross-Origin-Resource-Policy'];
    }
    for (const [name, value] of Object.entries(wanted)) {
      compare(name, headers[name.toLowerCase()], value);
    }
    compare(POLICY, headers[POLICY.toLowerCase()]?.includes("default-src 'none'"), true);
  }
  if (/^root:/m.test(body)) problems.push('it gave away /etc/passwd');
  return problems;
}

const NOT_FOUND = 'This plate is empty';

function bodyOf(body: string): Answer['body'] {
  if (body === '') return 'none';
  return body.includes(NOT_FOUND) ? 'notFound' : 'page';
}

/** A location without the host's own origin. */
const pathOf = (location = '') =>
  location.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1):\d+/, '');

const spell = (type = '') => type.toLowerCase().replace(/;\s*/, '; ');

/** Sends the path unchanged; `fetch` would normalize it first. */
function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Pick<RequestOptions, 'method' | 'headers'> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: decode(Buffer.concat(parts), response.headers['content-encoding']).toString('utf8'),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

function decode(body: Buffer, encoding?: string): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
