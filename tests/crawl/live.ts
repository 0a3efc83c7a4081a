import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { startServe } from '../../scripts/programs.mjs';

/** A test of the live site, in `public`. Each worker serves it. */
export const test = base.extend<object, { live: string }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, stop } = await startServe();
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, use) => use(live),
});

/** The path of every page in the sitemap. */
export const paths = Array.from(
  readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address = '']) => new URL(address).pathname,
);
