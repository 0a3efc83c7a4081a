import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect, test } from '@playwright/test';
import * as servers from './start';

let folder: string;
let nginx: servers.Host | undefined;
test.beforeEach(() => {
  folder = servers.temporaryFolder();
});
test.afterEach(() => {
  nginx?.stop();
  servers.remove(folder);
});

/** Uncomments the lines marked "TLS 1", for when there is no certificate yet. */
const withRedirect = (site: string) =>
  site
    .replace(/(# TLS 1: .*\n)((?:#.*\n)+)/, (_, mark: string, lines: string) => {
      return mark + lines.replace(/^# /gm, '');
    })
    .replaceAll('/var/www/html', join(folder, 'webroot'));

/** Uncomments the lines marked "TLS 2" as well. */
const withCertificate = (site: string) =>
  withRedirect(site)
    .replace(/^ {4}# (?=listen .*443|ssl_)/gm, '    ')
    .replaceAll('/etc/letsencrypt/live/www.evenplate.example', folder);

const HTTP = () => ({ address: { socketPath: join(folder, '80.sock') }, stop() {} });

if (servers.canStartNginx()) {
  test('nginx starts without a certificate, and answers the challenge of Let’s Encrypt', async () => {
    nginx = servers.startNginx(folder, '', withRedirect);
    const path = '/.well-known/acme-challenge/a-token';
    mkdirSync(join(folder, 'webroot/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'webroot', path), 'a-token.a-key');
    const { status, body } = await servers.send(HTTP(), { path });
    expect([status, String(body)]).toEqual([200, 'a-token.a-key']);
  });

  test('nginx’s lines for TLS redirect to https and serve pages with HTTP/2', async () => {
    servers.createCertificate(folder);
    nginx = servers.startNginx(folder, '', withCertificate);

    const { status, headers } = await servers.send(HTTP(), { path: '/pricing?a=1' });
    expect([status, headers.location]).toEqual([301, 'https://www.evenplate.example/pricing?a=1']);

    for (const socket of ['443.sock', '[::]443.sock']) {
      const tls = { path: join(folder, socket), rejectUnauthorized: false, ALPNProtocols: ['h2'] };
      const client = connect('https://localhost', { createConnection: () => connectTls(tls) });
      const [answer] = await once(client.request({ ':path': '/pricing' }), 'response');
      expect(answer[':status']).toBe(200);
      client.destroy();
    }
  });
}
