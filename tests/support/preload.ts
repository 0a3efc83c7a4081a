import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The files of a picture that the page fetched, in any size, and what fetched them. */
const fetchedOf = (page: Page, folder: string) =>
  page.evaluate((start) => {
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, initiatorType }) => ({ file: new URL(name).pathname, initiatorType }))
      .filter(({ file }) => file.startsWith(start));
  }, folder);

/** Expects that the page preloads its first picture, if it has one, in one size and nothing else. Softly. */
export async function expectOnePreload(page: Page) {
  const preloads = page.locator('link[rel="preload"][as="image"]');
  const first = page.locator('img[fetchpriority="high"]');
  if ((await first.count()) === 0) return expect.soft(preloads).toHaveCount(0);

  const file = await first.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });
  // Styles before it would delay its request.
  await expect.soft(page.locator('style ~ link[rel="preload"]')).toHaveCount(0);
  const folder = `${path.dirname(path.dirname(file))}/`;
  return expect
    .soft(await fetchedOf(page, folder), 'fetched sizes')
    .toEqual([{ file, initiatorType: 'link' }]);
}
