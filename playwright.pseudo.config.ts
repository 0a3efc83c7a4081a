import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { addressOf } from './pseudo/hosts';
import { PSEUDO_LOCALES } from './checks/made-up-languages/locales';

const chromium = journeys.projects![0]!.use;

/** Every kind of page in made-up languages: run by `npm run test:pseudo`, not by `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: 'pseudo',
  timeout: 90_000,
  projects: PSEUDO_LOCALES.map(({ name }) => ({
    name,
    use: { ...chromium, baseURL: addressOf(name) },
    grep: new RegExp(`@${name}\\b`),
  })),
  webServer: PSEUDO_LOCALES.map(({ name }) => ({
    command: `node scripts/serve.mjs --port ${new URL(addressOf(name)).port} --dir .build/pseudo/${name}`,
    url: addressOf(name),
    reuseExistingServer: false,
  })),
});
