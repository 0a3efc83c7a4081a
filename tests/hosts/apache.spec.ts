import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as servers from './start';

/** What other software on the same host may have set for the folders below it. */
const PARENT = `
FallbackResource /index.php
DirectoryIndex index.php
ExpiresActive On
ExpiresDefault "access plus 1 month"
Header set X-Content-Type-Options nosniff
Header set Cache-Control "max-age=600"
RewriteEngine On
RewriteOptions InheritDown
RewriteRule ^ /index.php [L]
`;

let folder: string;
let host: servers.Host | undefined;
test.beforeEach(() => {
  folder = servers.temporaryFolder();
});
test.afterEach(() => {
  host?.stop();
  servers.remove(folder);
});

if (servers.canStartApache())
  for (const prefix of ['', '/evenplate'])
    test(`Apache ignores the rules of a parent folder${prefix && ', for a site in a folder'}`, async () => {
      const started = await servers.startApache(folder, prefix, PARENT);
      host = started;
      const send = (path: string) => servers.send(started, { path: prefix + path });
      const [home, page, missing] = [await send('/'), await send('/pricing'), await send('/nope')];
      expect([home.status, page.status, missing.status]).toEqual([200, 200, 404]);
      const pageAtHome = readFileSync(join(folder, 'bundle/index.html'));
      expect(home.body.equals(pageAtHome)).toBe(true);
      const notFound = readFileSync(join(folder, 'bundle/404.html'));
      expect(missing.body.equals(notFound)).toBe(true);
      expect(page.headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      });
      expect(page.headers.expires).toBeUndefined();
    });
