import { defineConfig } from '@playwright/test';
import site from './content/data/site.json';
import chromiumFlags from './scripts/chromium/flags.json';
import { bareHost, hostWithRedirects } from './e2e/support/hosts';
import { withoutUnusedFeatures } from './e2e/support/unused-features';

const isRoot = process.getuid?.() === 0;

// The theme cookie is shared below the parent domain, so some journeys need to be there,
// and one needs a domain that only ends like it.
const toThisMachine = [`*.${site.parentDomain}`, site.parentDomain, `not${site.parentDomain}`]
  .map((name) => `MAP ${name} 127.0.0.1`)
  .join(', ');

const serve = (url: string, ...options: string[]) => ({
  command: ['node scripts/serve.mjs --port', new URL(url).port, ...options].join(' '),
  url,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  // A tree that nobody has read is not recorded by the way.
  updateSnapshots: 'none',
  use: { baseURL: hostWithRedirects, locale: 'en-US' },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [
            ...(isRoot ? ['--no-sandbox'] : []),
            ...chromiumFlags,
            withoutUnusedFeatures,
            // The headless shell hints letters otherwise, which changes their widths (e2e/late-fonts.spec.ts).
            '--font-render-hinting=none',
            `--host-resolver-rules=${toThisMachine}`,
          ],
        },
      },
    },
  ],
  webServer: [serve(hostWithRedirects), serve(bareHost, '--bare')],
});
