import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findOrThrow } from '../../src/lib/find-or-throw';
import { OUTSIDE_FOLDER, requestsInFolder, requestsTo, type Kind } from './requests';
import * as servers from './start';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};
const TYPES: Record<string, string> = { '{js}': 'javascript', '/rss.xml': 'application/rss+xml' };

/** Requests that servers refuse in their own way, before they read any rules. */
const BROKEN_ESCAPES = ['an unknown article, broken escape', 'a broken escape'];
const LONG_NAMES = ['an unknown article, 900 characters', '8 kB'];
const OUTSIDE = ['a file outside the site', 'a file outside, escaped'];
const ESCAPED_SLASHES = [
  'another host, leading back here',
  'an escaped slash',
  'an escaped slash in an article',
];

/** The site's folder on the host in the second run. */
const FOLDER = '/evenplate';

type Start = (folder: string, prefix?: string) => servers.Host | Promise<servers.Host>;
type HostRow = [name: string, start: Start, kind?: Kind, refused?: readonly string[]];
const hosts: HostRow[] = [
  ['npm run serve', servers.startServe],
  ['npm run serve -- --bare', (folder) => servers.startServe(folder, '', '--bare'), 'bare'],
];
if (servers.canStartNginx()) hosts.push(['nginx', servers.startNginx]);
if (servers.canStartApache()) {
  const refused = [...BROKEN_ESCAPES, ...LONG_NAMES, ...OUTSIDE, ...ESCAPED_SLASHES];
  hosts.push(['Apache', servers.startApache, undefined, refused]);
}
if (servers.canStartCaddy()) hosts.push(['Caddy', servers.startCaddy, undefined, BROKEN_ESCAPES]);
// Too big for dependencies: a weekly job installs wrangler (.github/workflows/weekly.yml).
if (process.env.WRANGLER) {
  hosts.push(['Cloudflare Pages', servers.startPages, 'pages']);
  hosts.push(['Cloudflare Workers', servers.startWorkers, 'workers']);
}

const places = hosts.flatMap(([name, start, kind, refused = []]) => {
  const atRoot = { name, start, kind, refused, prefix: '' };
  // An `.htaccess` only applies in its folder.
  const others = name === 'Apache' ? [...refused, ...OUTSIDE_FOLDER] : refused;
  const inFolder = { ...atRoot, name: `${name}, in a folder`, refused: others, prefix: FOLDER };
  return kind ? [atRoot] : [atRoot, inFolder];
});

for (const { name, start, kind, refused, prefix } of places) {
  test.describe(name, () => {
    let folder: string;
    let bundle: string;
    let host: servers.Host;

    test.beforeAll(async () => {
      folder = servers.temporaryFolder();
      bundle = join(folder, 'bundle');
      host = await start(folder, prefix);
    });
    test.afterAll(() => {
      host?.stop();
      servers.remove(folder);
    });

    const rows = prefix ? requestsInFolder(prefix) : requestsTo(kind);
    for (const { what, path, method } of rows.filter((row) => refused.includes(row.what))) {
      test(`refuses ${what}`, async () => {
        const { status, headers } = await servers.send(host, { path, method });
        expect([400, 403, 404]).toContain(status);
        expect(headers.location).toBeUndefined();
      });
    }

    const answered = rows.filter((row) => !refused.includes(row.what));
    for (const { what, method, status, file, location, ...request } of answered) {
      const inside = request.path.replace(prefix, '');
      test(`answers ${what} with ${status}`, async () => {
        const script = readdirSync(join(bundle, 'islands')).find((each) => each.endsWith('.js'));
        const path = request.path.replace('{js}', `${prefix}/islands/${script}`);
        const reply = await servers.send(host, { path, method });

        expect(reply.status).toBe(status);
        // Apache's redirects name the host.
        const own = `http://${host.address.host}:${host.address.port}`;
        expect(reply.headers.location?.replace(own, '')).toBe(location);
        if (method === 'HEAD') expect(reply.body).toHaveLength(0);
        else if (file) expect(reply.body.equals(readFileSync(join(bundle, file)))).toBe(true);
        if (kind === 'bare') return;
        expect(reply.headers['content-type'] ?? '').toContain(TYPES[inside] ?? '');
        if (status === 405 && !kind) expect(reply.headers.allow).toMatch(/^GET, HEAD\b/);
        expect(reply.headers).toMatchObject(HEADERS);
        // Cloudflare's runtime has its own default.
        if (kind) return;
        const isHashed = status === 200 && /^\{js\}|^\/static\//.test(inside);
        expect(reply.headers['cache-control']).toBe(isHashed ? IMMUTABLE : REVALIDATE);
      });
    }

    if (kind) return;

    test('lets browsers cache hashed files for a year', async () => {
      for (const part of ['static', 'share', 'fonts', 'islands']) {
        const all = readdirSync(join(bundle, part), { recursive: true, encoding: 'utf8' });
        const found = findOrThrow(all, (entry) => entry.includes('.'), `file in ${part}`);
        const file = found.split(sep).map(encodeURIComponent);
        const { status, headers } = await servers.send(host, {
          path: `${prefix}/${part}/${file.join('/')}`,
        });
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe(IMMUTABLE);
      }
    });

    test('sends the compressed files of the build', async () => {
      const page = readFileSync(join(bundle, 'pricing.html'));
      for (const accepted of ['gzip', 'gzip, br']) {
        const headers = { 'Accept-Encoding': accepted };
        const reply = await servers.send(host, { path: `${prefix}/pricing`, headers });
        const encoding = reply.headers['content-encoding'];
        expect(accepted.split(', ')).toContain(encoding);
        const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
        expect(decompress(reply.body)).toEqual(page);
        expect(reply.headers.vary).toMatch(/accept-encoding/i);
      }
    });

    test('says that a page depends on the accepted encodings, also when it isn’t compressed', async () => {
      for (const path of [`${prefix}/`, `${prefix}/pricing`, `${prefix}/rss.xml`]) {
        const headers = { 'Accept-Encoding': 'identity' };
        const reply = await servers.send(host, { path, headers });
        expect(reply.headers['content-encoding']).toBeUndefined();
        expect(reply.headers.vary).toMatch(/accept-encoding/i);
      }
    });

    test('doesn’t send Brotli to a browser that refuses it', async () => {
      for (const accepted of ['br;q=0, gzip', 'gzip, br; q=0.0']) {
        const headers = { 'Accept-Encoding': accepted };
        const reply = await servers.send(host, { path: `${prefix}/pricing`, headers });
        expect(reply.headers['content-encoding']).not.toBe('br');
      }
    });

    test('never redirects to a forged host', async () => {
      const headers = { Host: 'elsewhere.example' };
      const reply = await servers.send(host, { path: `${prefix}/pricing/`, headers });
      expect(reply.headers.location ?? '').not.toContain('elsewhere');
    });

    test('answers 304 to a browser that has the page', async () => {
      const { headers } = await servers.send(host, { path: `${prefix}/pricing` });
      const again = { path: `${prefix}/pricing`, headers: { 'If-None-Match': headers.etag } };
      expect((await servers.send(host, again)).status).toBe(304);
    });
  });
}
