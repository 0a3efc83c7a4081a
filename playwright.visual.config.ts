import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The look of pages beside baselines: run by `npm run test:visual`, not by `npm test`. */
export default defineConfig(journeys, {
  testDir: 'visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  // The style that makes pictures gray isn't the site's, so the policy rightly refuses it.
  use: { bypassCSP: true },
  expect: {
    // A page of ten thousand pixels takes its time on a busy machine.
    timeout: 30_000,
    toHaveScreenshot: {
      // The same Chromium draws the same pixels; a shade that an eye might see is a difference.
      threshold: 0.05,
      maxDiffPixels: 0,
    },
  },
});
