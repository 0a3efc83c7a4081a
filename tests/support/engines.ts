import path from 'node:path';
import type { LaunchOptions, Project } from '@playwright/test';
import site from '../../content/data/site.json';
import { chromium } from './chromium';
import { testDomains } from './hosts';

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
  'keyboard',
  'target-size',
  'announcements',
  'preloads',
  'styles',
].map((name) => `${name}.spec.ts`);

/** What Firefox needs to be told for the journeys. */
const FIREFOX = {
  'network.dns.localDomains': testDomains(site.parentDomain).join(),
  // Playwright waits for the load of a page that one returns to.
  'browser.sessionhistory.max_total_viewers': 0,
  // A mouse, fine and hovering, which a machine without a screen doesn't have.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** The journeys of a visitor who runs no script: two files, and single ones. */
const SCRIPTLESS = /(without-script|unstyled)\.spec|@scriptless/;
/** What Playwright can't tell an engine while it runs, and what no driver of it can. */
const NOT_FIREFOX = [/@chromium|@media|@still/, SCRIPTLESS];
const NOT_WEBKIT = [...NOT_FIREFOX, /@bidi/];

/** An engine that Playwright steers through a file of ours, which speaks WebDriver BiDi. */
const throughBidi = (file: string, options: LaunchOptions): Project['use'] => ({
  // Of Playwright's browsers, this is the one that WebDriver BiDi is spoken with.
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: path.resolve(file), ...options },
});

const firefox = (preferences = {}): Project => ({
  testMatch: BEHAVIOR,
  use: throughBidi('tools/webdriver-bridge/firefox.mjs', {
    firefoxUserPrefs: { ...FIREFOX, ...preferences },
  }),
});

const webkit = (...args: string[]): Project => ({
  testMatch: BEHAVIOR.filter((name) => name !== 'theme-domain.spec.ts'),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: throughBidi('tools/webdriver-bridge/webkit.mjs', { args }),
});

/**
 * The behavior of the site in three engines: run by `npm run test:engines`. That a visitor wants no motion
 * (`@still`) or runs no script, Playwright tells Chromium alone; where another engine can be told, it has
 * a project for it. See docs/browsers.md.
 */
export const engines: Project[] = [
  { name: 'chromium', testMatch: BEHAVIOR, use: chromium },
  { name: 'firefox', ...firefox(), grepInvert: NOT_FIREFOX },
  {
    name: 'firefox-still',
    ...firefox({ 'ui.prefersReducedMotion': 1 }),
    grep: /@still/,
    // Without a window Firefox's page never has the focus again once the keyboard has left it.
    testIgnore: 'keyboard.spec.ts',
  },
  { name: 'webkit', ...webkit(), grepInvert: NOT_WEBKIT },
  { name: 'webkit-still', ...webkit('--still'), grep: /@still/ },
  { name: 'webkit-scriptless', ...webkit('--scriptless'), grep: SCRIPTLESS },
].map((project) => ({
  ...project,
  testDir: 'tests/journeys',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
}));
