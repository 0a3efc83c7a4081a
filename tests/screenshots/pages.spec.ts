import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const sitemap = readFileSync(`${process.env.BUNDLE ?? 'public'}/sitemap.xml`, 'utf8');
const entries = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g));
const pages = entries.map(([, address = '', day = '']) => ({
  path: new URL(address).pathname,
  day,
}));

/** The newest articles. All have one template, and each page is eight screenshots. */
const articles = pages
  .filter(({ path }) => path.includes('/blog/'))
  .toSorted((one, other) => other.day.localeCompare(one.day))
  .slice(0, 10);
const others = pages.filter(({ path }) => !path.includes('/blog/'));

for (const path of [...others, ...articles].map((page) => page.path).concat('/404.html')) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 768, 1280, 1920]) {
      test(`${path} ${width} ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`http://localhost:${process.env.SCREENSHOTS_PORT}${path}`);
        // Load and decode pictures below the window before the screenshot.
        await page.evaluate(() => {
          for (const image of document.images)
            Object.assign(image, { loading: 'eager', decoding: 'sync' });
          const shown = [...document.images].filter((image) => image.checkVisibility());
          return Promise.allSettled(shown.map((image) => image.decode()));
        });
        await page.waitForLoadState('networkidle');
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
        await expect(page).toHaveScreenshot(name, { fullPage: true });
      });
    }
  }
}
