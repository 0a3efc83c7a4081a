import type { Project } from '@playwright/test';
import site from '../../content/data/site.json';
import flags from '../../tools/chromium/flags.json';
import { withoutUnusedFeatures } from './unused-features';

const isRoot = process.getuid?.() === 0;

// The theme cookie is shared below the parent domain, so some journeys need to be there,
// and one needs a domain that only ends like it.
const toThisMachine = [`*.${site.parentDomain}`, site.parentDomain, `not${site.parentDomain}`]
  .map((name) => `MAP ${name} 127.0.0.1`)
  .join(', ');

/** How Chromium is started for tests. `CHROMIUM_PATH` names the program where Playwright has none. */
export const chromium: Project['use'] = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      ...flags,
      withoutUnusedFeatures,
      // The headless shell hints letters otherwise, which changes their widths (tests/journeys/late-fonts.spec.ts).
      '--font-render-hinting=none',
      `--host-resolver-rules=${toThisMachine}`,
    ],
  },
};
