import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { post, routes } from '../support/addresses';
import { prosePages } from '../support/pages';

const withoutFirstPicture = [
  '/features',
  '/pricing',
  '/try',
  ...prosePages.map(({ path: route }) => route),
];
const withFirstPicture = [...routes, post].filter((route) => !withoutFirstPicture.includes(route));

/** The requests for any size of a picture, and what initiated them. */
const fetchedOf = (page: Page, folder: string) =>
  page.evaluate((start) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .map(({ name, initiatorType }) => ({ file: new URL(name).pathname, initiatorType }))
      .filter(({ file }) => file.startsWith(start));
  }, folder);

for (const width of [390, 1280]) {
  for (const route of withFirstPicture) {
    test(`${route} fetches its preloaded picture once at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const picture = page.locator('img[fetchpriority="high"]');
      await expect(picture).toHaveCount(1);
      const file = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
      const folder = `${path.dirname(path.dirname(file))}/`;
      expect(await fetchedOf(page, folder)).toEqual([{ file, initiatorType: 'link' }]);
    });
  }
}

test('a page without a picture in its first view preloads none', async ({ page }) => {
  await page.goto('/accessibility');
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(0);
});
