import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { requestRow, compareReply } from '../support/check-request';
import { bareHost, hostWithRedirects } from '../support/hosts';
import { compressed, requests, type Host } from '../support/requests';

// "npm run test:hosts" sends the same requests to nginx, Caddy and Cloudflare's runtime.
const hosts = { reference: hostWithRedirects, bare: bareHost } satisfies Partial<
  Record<Host, string>
>;
const table = existsSync('public/pricing.html.br') ? [...requests, ...compressed] : requests;

for (const [host, origin] of Object.entries(hosts) as [Host, string][]) {
  for (const row of table) {
    test(`${host}: ${row.what}, ${row.method ?? 'GET'} ${row.path.slice(0, 60)}`, async () => {
      expect(compareReply(host, row, await requestRow(origin, row))).toEqual([]);
    });
  }
}
