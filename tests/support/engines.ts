import path from 'node:path';
import type { LaunchOptions, Project } from '@playwright/test';
import site from '../../content/data/site.json';
import { isInstalled, type PlaywrightBrowser } from '../../tools/playwright-browsers';
import { chromium } from './chromium';
import { testDomains } from './hosts';

/** The journeys of visitors, which run in every engine. The others run only in Chromium. */
const BEHAVIOR = [
  'announcements',
  'audience-pages',
  'audiences',
  'blog-list',
  'blog-reading',
  'console-errors',
  'content-security-policy',
  'css-optimization',
  'features',
  'focus',
  'footer',
  'header',
  'hero',
  'how-it-works',
  'internal-links',
  'keyboard',
  'mobile-menu',
  'not-found',
  'page-changes',
  'post',
  'preloads',
  'pricing',
  'target-size',
  'theme',
  'theme-domain',
  'theme-storage',
  'trending',
  'try',
  'unknown-post',
  'unstyled',
  'view-transitions',
  'without-script',
].map((name) => `${name}.spec.ts`);

/** WebKit can't be told to resolve the invented hosts of this journey. */
const WEBKIT_BEHAVIOR = BEHAVIOR.filter((name) => name !== 'theme-domain.spec.ts');

const FIREFOX_PREFERENCES = {
  'network.dns.localDomains': testDomains(site.parentDomain).join(),
  // Playwright waits for a load event, which a page from the back/forward cache doesn't have.
  'browser.sessionhistory.max_total_viewers': 0,
  // A mouse (fine pointer, hover), which a machine without a screen doesn't report.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** The journeys without scripts: two files, and tests with a tag in others. */
const NO_SCRIPT = /(without-script|unstyled)\.spec|@no-script/;

/** The tests that need settings that the drivers of Debian's browsers can't change (docs/browsers.md). */
const NOT_FIREFOX_BRIDGE = [/@chromium|@forced-colors|@print|@reduced-motion/, NO_SCRIPT];
const NOT_WEBKIT_BRIDGE = [...NOT_FIREFOX_BRIDGE, /@network|@time-zone/];

/** Playwright's own builds of Firefox and WebKit. WebKit doesn't implement forced colors. */
const playwrightProjects: Record<PlaywrightBrowser, Project[]> = {
  firefox: [
    {
      name: 'firefox',
      testMatch: BEHAVIOR,
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        launchOptions: { firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ],
  webkit: [
    {
      name: 'webkit',
      testMatch: WEBKIT_BEHAVIOR,
      grepInvert: /@chromium|@forced-colors/,
      use: { browserName: 'webkit' },
    },
  ],
};

/** A browser behind a program of tools/webdriver-bridge, which implements WebDriver BiDi for Playwright. */
const throughBridge = (program: string, options: LaunchOptions): Project['use'] => ({
  // Playwright speaks WebDriver BiDi only to this browser and channel.
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.resolve('tools/webdriver-bridge', program),
    ...options,
  },
});

const firefoxBridge = (preferences = {}): Project => ({
  testMatch: BEHAVIOR,
  use: throughBridge('firefox.mjs', {
    firefoxUserPrefs: { ...FIREFOX_PREFERENCES, ...preferences },
  }),
});

const webkitBridge = (...args: string[]): Project => ({
  testMatch: WEBKIT_BEHAVIOR,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: throughBridge('webkit.mjs', { args }),
});

/** Debian's browsers. Reduced motion and disabled scripts are set at their start, in a project each. */
const bridgeProjects: Record<PlaywrightBrowser, Project[]> = {
  firefox: [
    { name: 'firefox', ...firefoxBridge(), grepInvert: NOT_FIREFOX_BRIDGE },
    {
      name: 'firefox-reduced-motion',
      ...firefoxBridge({ 'ui.prefersReducedMotion': 1 }),
      grep: /@reduced-motion/,
      // Headless Firefox doesn't return the focus to the page once the keyboard has left it.
      testIgnore: 'keyboard.spec.ts',
    },
  ],
  webkit: [
    { name: 'webkit', ...webkitBridge(), grepInvert: NOT_WEBKIT_BRIDGE },
    {
      name: 'webkit-reduced-motion',
      ...webkitBridge('--reduced-motion'),
      grep: /@reduced-motion/,
    },
    { name: 'webkit-no-script', ...webkitBridge('--no-script'), grep: NO_SCRIPT },
  ],
};

/** The bridge is used where `BROWSER_DRIVER=bridge` asks for it, or Playwright's own build is not installed. */
const projectsOf = (name: PlaywrightBrowser): Project[] =>
  process.env.BROWSER_DRIVER !== 'bridge' && isInstalled(name)
    ? playwrightProjects[name]
    : bridgeProjects[name];

/** The projects of `npm run test:engines`: the journeys of visitors in three engines. */
export const engines: Project[] = [
  { name: 'chromium', testMatch: BEHAVIOR, use: chromium },
  ...projectsOf('firefox'),
  ...projectsOf('webkit'),
].map((project) => ({
  ...project,
  testDir: 'tests/journeys',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
}));
