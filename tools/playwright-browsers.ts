import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const BROWSERS = { firefox, webkit };

export type PlaywrightBrowser = keyof typeof BROWSERS;

/** Whether `npx playwright install` has installed its own build of the browser on this machine. */
export function isInstalled(name: PlaywrightBrowser): boolean {
  try {
    return existsSync(BROWSERS[name].executablePath());
  } catch {
    // Playwright has no build for this system.
    return false;
  }
}
