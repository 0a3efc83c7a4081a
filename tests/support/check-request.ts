import { CACHE } from '../../build/hosting/file-rules';
import { DOCUMENT_HEADERS, HEADERS, POLICY } from '../../build/hosting/headers';
import { ask, type Reply } from './ask';
import type { Answer, Host, Request } from './requests';

const PATTERNS = {
  '{script}': /data-files="(\/[^" ]+-[0-9a-f]{20}\.js)/,
  '{picture}': /src="(\/static\/[^"]+\.jpg)"/,
  '{share}': /content="https?:\/\/[^/"]+(\/share\/[^"]+\.jpg)"/,
};

/** Asks a host what a row of the table asks. */
export async function askRow(origin: string, row: Request): Promise<Reply> {
  const path = await fillIn(origin, row.path);
  const first = await ask(origin, path, row);
  if (!row.again) return first;
  return ask(origin, path, { headers: { 'If-None-Match': first.headers.etag } });
}

async function fillIn(origin: string, path: string): Promise<string> {
  const pattern = PATTERNS[path as keyof typeof PATTERNS];
  if (!pattern) return path;
  const [, file] = pattern.exec((await ask(origin, '/')).body) ?? [];
  if (!file) throw new Error(`The home page names no ${path}.`);
  return file;
}

/** What is wrong with a host's answer to a row of the table, in sentences. */
export function problemsOf(host: Host, row: Request, { status, headers, body }: Reply): string[] {
  const expected: Answer = row.but?.[host] ?? row.answer;
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
  if (expected.encoding) compare('encoding', headers['content-encoding'], expected.encoding);
  if (expected.encoding) compare('vary', /accept-encoding/i.test(headers.vary ?? ''), true);
  if (expected.range) {
    compare('range', headers['content-range']?.startsWith(expected.range), true);
  }
  if (expected.body) compare('body', bodyOf(body), expected.body);
  if (host !== 'bare' && expected.document) {
    const wanted = { ...HEADERS, ...DOCUMENT_HEADERS };
    if (expected.body === 'notFound' && host === 'cloudflare') {
      delete (wanted as Record<string, string>)['Cross-Origin-Resource-Policy'];
    }
    for (const [name, value] of Object.entries(wanted)) {
      compare(name, headers[name.toLowerCase()], value);
    }
    compare(POLICY, headers[POLICY.toLowerCase()]?.includes("default-src 'self'"), true);
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
