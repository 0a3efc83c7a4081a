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
 * One project per engine, one for the requests that every host must answer, and one for `gatsby develop`, all on the
 * site of the tests' content. Another one crawls the live site.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some journeys only wait, such as for a slide.
  workers: 3,
  // A slow machine must not fail tests.
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
            // Reports a mouse, which a machine without a screen doesn't have.
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
    },
    {
      name: 'webkit',
      testDir: 'tests/journeys',
      // WebKit has no forced colors, and can't be set up to resolve test domains or to cache pages for Back.
      grepInvert: /@chromium|@forced-colors/,
      testIgnore: ['theme-domain.spec.ts', 'back.spec.ts'],
      use: { browserName: 'webkit' },
    },
    {
      name: 'hosts',
      testDir: 'tests/hosts',
      // Self-hosted servers run Linux.
      testIgnore: process.platform === 'linux' ? [] : 'publish.spec.ts',
      fullyParallel: false,
    },
    { name: 'crawl', testDir: 'tests/crawl', use: { launchOptions } },
    { name: 'develop', testDir: 'tests/develop', use: { launchOptions } },
  ],
});
