// What servers answer when they can't send a file. Browsers and proxies must not cache it as they cache files.
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as servers from './start';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file below one of the folders in which every name has a hash. */
const HASHED = '/static/a%23%26%2B%2C%3D%3F%25.svg';
const LONG_AGO = 'Sat, 01 Jan 2000 00:00:00 GMT';
const IN_FUTURE = 'Sat, 01 Jan 2050 00:00:00 GMT';

type Refusal = { what: string; request: string; header?: string; status: Record<string, number> };

/** Requests for a hashed file, and the status that each server answers. */
const REFUSALS: Refusal[] = [
  {
    what: 'a slash at the end',
    request: `GET ${HASHED}/`,
    status: { nginx: 301, Apache: 301, Caddy: 301 },
  },
  {
    what: 'a header of 40 kB',
    request: `GET ${HASHED}`,
    header: `Cookie: ${'a'.repeat(40_000)}`,
    status: { nginx: 400, Apache: 400, Caddy: 200 },
  },
  {
    what: 'a name of 300 characters',
    request: `GET /static/${'a'.repeat(300)}`,
    status: { nginx: 404, Apache: 403, Caddy: 404 },
  },
  {
    what: 'a missing file',
    request: 'GET /static/no.js',
    status: { nginx: 404, Apache: 404, Caddy: 404 },
  },
  { what: 'a folder', request: 'GET /static', status: { nginx: 404, Apache: 404, Caddy: 404 } },
  {
    what: 'a null character',
    request: `GET ${HASHED}%00`,
    status: { nginx: 404, Apache: 404, Caddy: 404 },
  },
  { what: 'POST', request: `POST ${HASHED}`, status: { nginx: 405, Apache: 405, Caddy: 405 } },
  {
    what: 'a version that it doesn’t have',
    request: `GET ${HASHED}`,
    header: 'If-Match: "other"',
    status: { nginx: 412, Apache: 412, Caddy: 412 },
  },
  {
    what: 'a version from before its time',
    request: `GET ${HASHED}`,
    header: `If-Unmodified-Since: ${LONG_AGO}`,
    status: { nginx: 412, Apache: 412, Caddy: 412 },
  },
  {
    what: 'a body of 100 GB',
    request: `GET ${HASHED}`,
    header: 'Content-Length: 99999999999',
    status: { nginx: 413, Apache: 413, Caddy: 200 },
  },
  {
    what: 'a part after its end',
    request: `GET ${HASHED}`,
    header: 'Range: bytes=99999999-',
    status: { nginx: 416, Apache: 416, Caddy: 416 },
  },
  {
    what: 'an unknown encoding of the request',
    request: `GET ${HASHED}`,
    header: 'Transfer-Encoding: unknown',
    status: { nginx: 501, Apache: 400, Caddy: 501 },
  },
];

/** Requests for less than the whole page. */
const PARTIAL = [
  'If-None-Match: *',
  `If-Modified-Since: ${IN_FUTURE}`,
  'If-Match: "other"',
  `If-Unmodified-Since: ${LONG_AGO}`,
  'Range: bytes=0-9',
  'Range: bytes=99999999-',
];

/** Sends lines as they are, and returns the answer. */
async function sendLines({ address }: servers.Host, ...request: string[]) {
  const socket = address.socketPath
    ? connect(address.socketPath)
    : connect(Number(address.port), String(address.host));
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  const lines = [...request, 'Host: localhost', 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const caching = [...head.matchAll(/^Cache-Control: (.*?)\r?$/gim)].map(([, value]) => value);
  return { status: Number(head.split(' ')[1]), caching, body: body.join('\r\n\r\n') };
}

type Server = { name: string; start: (folder: string) => servers.Host | Promise<servers.Host> };
const started: Server[] = [];
if (servers.canStartNginx()) started.push({ name: 'nginx', start: servers.startNginx });
if (servers.canStartApache()) started.push({ name: 'Apache', start: servers.startApache });
if (servers.canStartCaddy()) started.push({ name: 'Caddy', start: servers.startCaddy });

for (const { name, start } of started) {
  test.describe(name, () => {
    let folder: string;
    let host: servers.Host;
    test.beforeAll(async () => {
      folder = servers.temporaryFolder();
      host = await start(folder);
    });
    test.afterAll(() => {
      host?.stop();
      servers.remove(folder);
    });

    for (const { what, request, header, status } of REFUSALS)
      test(`forbids caching the answer to a request for a hashed file with ${what}`, async () => {
        const lines = [`${request} HTTP/1.1`, ...(header ? [header] : [])];
        const answer = await sendLines(host, ...lines);
        expect(answer.status).toBe(status[name]);
        // Some servers refuse a request before they read any rules.
        if (answer.status === 200) expect(answer.caching).toEqual([IMMUTABLE]);
        else expect([[], [REVALIDATE]]).toContainEqual(answer.caching);
      });

    test('lets browsers cache a hashed file that they request again', async () => {
      const first = await servers.send(host, { path: HASHED });
      const headers = { 'If-None-Match': first.headers.etag };
      const again = await servers.send(host, { path: HASHED, headers });
      expect([again.status, again.headers['cache-control']]).toEqual([304, IMMUTABLE]);
    });

    for (const header of PARTIAL)
      test(`sends the whole 404 page to a request with ${header}`, async () => {
        const page = readFileSync(join(folder, 'bundle/404.html'), 'latin1');
        const answer = await sendLines(host, 'GET /no-such-page HTTP/1.1', header);
        expect([answer.status, answer.caching]).toEqual([404, [REVALIDATE]]);
        expect(answer.body === page).toBe(true);
      });
  });
}

if (servers.canStartNginx())
  test.describe('nginx at its limit of requests from one address', () => {
    let folder: string;
    let host: servers.Host | undefined;
    test.beforeEach(() => {
      folder = servers.temporaryFolder();
    });
    test.afterEach(() => {
      host?.stop();
      servers.remove(folder);
    });

    /** Starts nginx with a limit of one request, and a visitor who never finishes theirs. */
    async function startBusy(visitor: string, change = (site: string) => site) {
      host = servers.startNginx(folder, '', (site) =>
        change(site.replace('evenplate 100;', 'evenplate 1;')),
      );
      // Bigger than what the system accepts from nginx at once.
      writeFileSync(join(folder, 'srv/current/public/static/film.txt'), 'a'.repeat(8_000_000));
      const socket = connect(String(host.address.socketPath));
      socket.write(
        `GET /static/film.txt HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\n\r\n`,
      );
      await once(socket, 'readable');
      return host;
    }

    test('forbids caching its 503', async () => {
      const busy = await startBusy('192.0.2.1');
      const answer = await sendLines(busy, `GET ${HASHED} HTTP/1.1`);
      expect([answer.status, answer.caching]).toEqual([503, [REVALIDATE]]);
    });

    test('counts visitors separately behind a CDN named in set_real_ip_from', async () => {
      const trusting = (site: string) =>
        site
          .replace('# set_real_ip_from 203.0.113.0/24', 'set_real_ip_from unix:')
          .replace('# real_ip_header', 'real_ip_header');
      const busy = await startBusy('192.0.2.1', trusting);
      const statusOf = async (visitor: string) =>
        (await sendLines(busy, `GET ${HASHED} HTTP/1.1`, `X-Forwarded-For: ${visitor}`)).status;
      expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.2')]).toEqual([503, 200]);
    });
  });
