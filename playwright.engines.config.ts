import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import site from './content/data/site.json';
import journeys from './playwright.config';
import { testDomains } from './e2e/support/hosts';

/** What a visitor does, in every engine; the other journeys measure what only Chromium's protocol tells. */
const BEHAVIOR = [
  'header',
  'mobile-menu',
  'footer',
  'focus',
  'theme',
  'theme-memory',
  'theme-domain',
  'hero',
  'trending',
  'features',
  'audiences',
  'how-it-works',
  'audience-pages',
  'pricing',
  'blog-list',
  'blog-reading',
  'post',
  'unknown-post',
  'not-found',
  'health',
  'policy',
  'transitions',
  'without-script',
  'unstyled',
].map((name) => `${name}.spec.ts`);

/** An engine that Playwright steers through a file of ours, which speaks WebDriver BiDi. */
const throughBidi = (file: string, firefoxUserPrefs = {}): Project['use'] => ({
  // Of Playwright's browsers, this is the one that WebDriver BiDi is spoken with.
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.resolve(file),
    firefoxUserPrefs,
  },
});

/** The behavior of the site in three engines: run by `npm run test:engines`. See docs/browsers.md. */
export default defineConfig(journeys, {
  projects: [
    { name: 'chromium', testMatch: BEHAVIOR },
    {
      name: 'firefox',
      testMatch: BEHAVIOR,
      grepInvert: /@chromium|@media/,
      use: throughBidi('e2e/engines/firefox.mjs', {
        'network.dns.localDomains': testDomains(site.parentDomain).join(),
        // Playwright waits for the load of a page that one returns to.
        'browser.sessionhistory.max_total_viewers': 0,
      }),
    },
    {
      name: 'webkit',
      testMatch: BEHAVIOR.filter((name) => name !== 'theme-domain.spec.ts'),
      grepInvert: /@chromium|@media|@bidi/,
      timeout: 60_000,
      expect: { timeout: 15_000 },
      use: throughBidi('e2e/engines/webkit.mjs'),
    },
  ],
});
