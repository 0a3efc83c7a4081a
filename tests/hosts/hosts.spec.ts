import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { answerOf, requests, type Kind } from './requests';
import {
  headersOf,
  remove,
  send,
  startNginx,
  startServe,
  startWrangler,
  temporaryFolder,
  type Host,
} from './start';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

type Start = (folder: string) => Host | undefined | Promise<Host>;
const hosts: [name: string, start: Start, kind?: Kind][] = [
  ['npm run serve', startServe],
  ['nginx', startNginx],
  ['npm run serve -- --bare', (folder) => startServe(folder, '--bare'), 'bare'],
];
// Too big for a dependency: a weekly job installs it (.github/workflows/weekly.yml).
if (process.env.WRANGLER) hosts.push(['Cloudflare’s runtime', startWrangler, 'cloudflare']);

for (const [name, start, kind] of hosts) {
  test.describe(name, () => {
    let folder: string;
    let bundle: string;
    let host: Host;

    test.beforeAll(async () => {
      folder = temporaryFolder();
      bundle = join(folder, 'bundle');
      const started = await start(folder);
      test.skip(!started, 'there is no nginx');
      host = started!;
    });
    test.afterAll(() => {
      host?.stop();
      remove(folder);
    });

    for (const [what, request] of Object.entries(requests)) {
      if (kind && request[kind] === 'not asked') continue;
      const row = answerOf(request, kind);
      test(`answers ${what} with ${row.status}`, async () => {
        const script = readdirSync(bundle).find((file) => file.endsWith('.js'));
        const path = row.path.replace('{js}', `/${script}`);
        const reply = await send(host, { ...row, path });

        expect(reply.status).toBe(row.status);
        expect(reply.headers.location).toBe(row.location);
        if (row.method === 'HEAD') expect(reply.body).toHaveLength(0);
        else if (row.file) expect(reply.body).toEqual(readFileSync(join(bundle, row.file)));
        if (kind === 'bare') return;
        if (row.type) expect(reply.headers['content-type']).toContain(row.type);
        if (row.status === 405 && !kind) expect(reply.headers.allow).toBe('GET, HEAD');
        expect(reply.headers).toMatchObject(
          headersOf(bundle, row.status === 200 ? path : '/404.html'),
        );
        // Cloudflare's runtime has a default of its own.
        if (kind) return;
        expect(reply.headers['cache-control']).toBe(row.isHashed ? IMMUTABLE : REVALIDATE);
      });
    }

    if (kind) return;

    test('lets browsers keep hashed files for a year', async () => {
      for (const part of ['static', 'share', 'fonts']) {
        const all = readdirSync(join(bundle, part), { recursive: true, encoding: 'utf8' });
        const file = all.find((entry) => entry.includes('.'))!.replaceAll('\\', '/');
        const { status, headers } = await send(host, { path: `/${part}/${file}` });
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe(IMMUTABLE);
      }
    });

    test('sends the compressed files of the build', async () => {
      const page = readFileSync(join(bundle, 'pricing.html'));
      for (const accepted of ['gzip', 'gzip, br']) {
        const headers = { 'Accept-Encoding': accepted };
        const reply = await send(host, { path: '/pricing', headers });
        const encoding = reply.headers['content-encoding']!;
        expect(accepted.split(', ')).toContain(encoding);
        const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
        expect(decompress(reply.body)).toEqual(page);
        expect(reply.headers.vary).toMatch(/accept-encoding/i);
      }
    });

    test('answers 304 to a browser that has the page', async () => {
      const { headers } = await send(host, { path: '/pricing' });
      const again = { path: '/pricing', headers: { 'If-None-Match': headers.etag } };
      expect((await send(host, again)).status).toBe(304);
    });
  });
}
