import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { post, routes } from './support/addresses';

const withFirstPicture = [...routes, post].filter((route) => !/pricing|accessibility/.test(route));

for (const width of [390, 1280]) {
  for (const route of withFirstPicture) {
    test(`${route} fetches its first picture once, as its link says, at ${width} px`, async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const picture = page.locator('img[fetchpriority="high"]');
      await expect(picture).toHaveCount(1);
      const shown = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
      const { dir, base } = path.parse(path.dirname(shown));
      expect(base).not.toBe('');
      expect(fetched.filter((address) => address.startsWith(`${dir}/`))).toEqual([shown]);
      expect(await initiatorOf(page, shown)).toBe('link');
    });
  }
}

const initiatorOf = (page: Page, address: string) =>
  page.evaluate((pathname) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.find(({ name }) => new URL(name).pathname === pathname)?.initiatorType;
  }, address);

test('a page without a picture in its first view asks for none', async ({ page }) => {
  await page.goto('/accessibility');
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(0);
});
