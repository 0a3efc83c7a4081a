import { defineConfig } from '@playwright/test';
import { PSEUDO_LOCALES } from './checks/made-up-languages/locales';
import { chromium } from './tests/support/chromium';
import { engines } from './tests/support/engines';
import { bareHost, hostWithRedirects } from './tests/support/hosts';
import { originOf } from './tests/made-up-languages/sites';

const serve = (url: string, ...options: string[]) => ({
  command: ['node commands/serve.mjs --port', new URL(url).port, ...options].join(' '),
  url,
  reuseExistingServer: !process.env.CI,
});

/** The site on two kinds of host, or the sites that `npm run test:made-up-languages` has built. */
const webServer =
  process.env.TEST_SITES === 'made-up-languages'
    ? PSEUDO_LOCALES.map(({ name }) => ({
        ...serve(originOf(name), `--dir .build/made-up-languages/${name}`),
        reuseExistingServer: false,
      }))
    : [serve(hostWithRedirects), serve(bareHost, '--bare')];

/**
 * One project for each kind of browser test. `npm test` runs `journeys`; the others have commands of
 * their own: `test:engines`, `test:visual` and `test:made-up-languages`.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // New screenshots and accessibility trees must be reviewed, so a test run doesn't record them.
  updateSnapshots: 'none',
  use: { baseURL: hostWithRedirects, locale: 'en-US' },
  webServer,
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
      use: chromium,
    },
    ...engines,
    {
      name: 'visual',
      testDir: 'tests/visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      timeout: 60_000,
      // The tests add a style that makes pictures gray, which the policy would block.
      use: { ...chromium, bypassCSP: true },
      expect: {
        // Rendering a page of ten thousand pixels is slow on a busy machine.
        timeout: 30_000,
        // The same Chromium renders the same pixels, so a visible difference in shade is an error.
        toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0 },
      },
    },
    ...PSEUDO_LOCALES.map(({ name }) => ({
      name: `made-up-${name}`,
      testDir: 'tests/made-up-languages',
      timeout: 90_000,
      use: { ...chromium, baseURL: originOf(name) },
      grep: new RegExp(`@${name}\\b`),
    })),
  ],
});
