import { defineConfig } from '@playwright/test';
import { TEST_BUNDLE } from './tests/support/content';
import site from './tests/content/data/site.json';
import { launchOptions } from './tests/support/chromium';
import { hostWithRedirects, testDomains } from './tests/support/hosts';

/** Serves the site of the tests' content on any free port, and stores the port in the environment. */
const serve = (options: string, port: RegExp) => ({
  command: `node scripts/serve.mjs --dir ${TEST_BUNDLE} --port 0 ${options}`,
  wait: { stdout: port },
  timeout: 120_000,
});

/**
 * One project for each engine, one for the requests that every host must answer, and one for `gatsby develop`: these
 * run on the site of the tests' content. The live one is crawled.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some journeys only wait, such as for a slide.
  workers: 3,
  // A busy machine is slow, and slow isn’t failed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: hostWithRedirects, locale: 'en-US' },
  webServer: [
    serve('', /localhost:(?<site_port>\d+)/),
    serve('--bare', /localhost:(?<bare_port>\d+)/),
  ],
  projects: [
    {
      name: 'chromium',
      testDir: 'tests/journeys',
      use: { launchOptions },
    },
    {
      name: 'firefox',
      testDir: 'tests/journeys',
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        launchOptions: {
          firefoxUserPrefs: {
            'network.dns.localDomains': testDomains(site.parentDomain).join(','),
            // Playwright waits for a load event, which a page from the back/forward cache doesn't have (back.spec.ts).
            'browser.sessionhistory.max_total_viewers': 0,
            // A mouse, which a machine without a screen doesn't report.
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
    },
    {
      name: 'webkit',
      testDir: 'tests/journeys',
      // WebKit has no forced colors, and can't be told to resolve invented hosts or to keep pages for Back.
      grepInvert: /@chromium|@forced-colors/,
      testIgnore: ['theme-domain.spec.ts', 'back.spec.ts'],
      use: { browserName: 'webkit' },
    },
    {
      name: 'hosts',
      testDir: 'tests/hosts',
      // A server of your own runs Linux.
      testIgnore: process.platform === 'linux' ? [] : 'publish.spec.ts',
      fullyParallel: false,
    },
    { name: 'crawl', testDir: 'tests/crawl', use: { launchOptions } },
    { name: 'develop', testDir: 'tests/develop', use: { launchOptions } },
  ],
});
