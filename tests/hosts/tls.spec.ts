import { once } from 'node:events';
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

if (servers.canStartNginx())
  test('nginx’s lines for TLS redirect to https and serve pages with HTTP/2', async () => {
    servers.createCertificate(folder);
    nginx = servers.startNginx(folder, '', (site) =>
      site
        .replace(/^( *)# (?=(?:listen|ssl_|server \{))/gm, '$1')
        .replaceAll('/etc/letsencrypt/live/www.evenplate.example', folder),
    );

    const http = { address: { socketPath: join(folder, '80.sock') }, stop() {} };
    const { status, headers } = await servers.send(http, { path: '/pricing?a=1' });
    expect([status, headers.location]).toEqual([301, 'https://www.evenplate.example/pricing?a=1']);

    for (const socket of ['443.sock', '[::]443.sock']) {
      const tls = { path: join(folder, socket), rejectUnauthorized: false, ALPNProtocols: ['h2'] };
      const client = connect('https://localhost', { createConnection: () => connectTls(tls) });
      const [answer] = await once(client.request({ ':path': '/pricing' }), 'response');
      expect(answer[':status']).toBe(200);
      client.destroy();
    }
  });
