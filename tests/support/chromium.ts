import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/programs.mjs';
import site from '../content/data/site.json';
import { testDomains } from './hosts';

const isRoot = process.getuid?.() === 0;

// Subdomains of the parent domain share the theme cookie, so some journeys open the site on invented hosts.
const toThisMachine = testDomains(site.parentDomain).map((name) => `MAP ${name} 127.0.0.1`);

/** Features that are switched off. Chromium reads only the last such list, so Playwright's are repeated. */
const disabledFeatures = [
  // Each new window loads two pages for the suggestions of the address bar, and starts a process that
  // no test uses; without them the journeys take far less processor time.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
  // From here on the list of Playwright.
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter',
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
  'TcpPortRandomizationWin,ThirdPartyStoragePartitioning',
];

const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  // A process per test instead of one for its blank page and another for the site.
  '--renderer-process-limit=1',
  `--disable-features=${disabledFeatures.join()}`,
  // Hinting in the headless shell changes the widths of letters.
  '--font-render-hinting=none',
  `--host-resolver-rules=${toThisMachine.join(', ')}`,
];
const executablePath = findChromium();

/**
 * How tests start Chromium: it does everything but set the pixels, which takes most of the processor time while
 * something moves. Screenshots are empty.
 */
export const launchOptions: LaunchOptions = {
  executablePath,
  args: [...args, '--use-gl=angle', '--use-angle=swiftshader', '--disable-gl-drawing-for-tests'],
};

/** How tests that take screenshots start it. */
export const drawing: LaunchOptions = { executablePath, args: [...args, '--disable-gpu'] };
