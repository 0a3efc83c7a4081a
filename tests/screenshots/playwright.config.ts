import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { drawing } from '../support/chromium';

const root = path.resolve(__dirname, '../..');

/** Screenshots of every page: npm run screenshots (docs/development.md). `BUNDLE` names the built site. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  outputDir: path.join(root, 'test-results'),
  snapshotPathTemplate: path.join(root, 'screenshots/{arg}{ext}'),
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: path.join(root, 'playwright-report') }],
  ],
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.02 } },
  use: { launchOptions: drawing, contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: `node scripts/serve.mjs --dir "${process.env.BUNDLE ?? 'public'}" --port 0`,
    cwd: root,
    wait: { stdout: /localhost:(?<screenshots_port>\d+)/ },
  },
});
