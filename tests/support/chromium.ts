import type { LaunchOptions, Project } from '@playwright/test';
import site from '../../content/data/site.json';
import flags from '../../tools/chromium/flags.json';

const isRoot = process.getuid?.() === 0;

// Subdomains of the parent domain share the theme cookie, so some journeys open the site on subdomains, and
// some on a domain that only ends like the parent domain.
const toThisMachine = [`*.${site.parentDomain}`, site.parentDomain, `not${site.parentDomain}`]
  .map((name) => `MAP ${name} 127.0.0.1`)
  .join(', ');

/**
 * Features of Chromium that are switched off. Chromium reads only the last `--disable-features`, so the
 * list repeats the features that Playwright switches off.
 */
const disabledFeatures = [
  // Each new window loads two pages for the suggestions of the address bar; without them the journeys
  // take a third less time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // From here on the list of Playwright.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** How Chromium is started for tests. `CHROMIUM_PATH` names the program where Playwright has none. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    ...flags,
    `--disable-features=${disabledFeatures.join()}`,
    // Hinting in the headless shell changes the widths of letters (tests/journeys/late-fonts.spec.ts).
    '--font-render-hinting=none',
    `--host-resolver-rules=${toThisMachine}`,
  ],
};

/** The settings of tests in Chromium. */
export const chromium: Project['use'] = { launchOptions };
