import { expect, type Page } from '@playwright/test';

/** A phone and a desktop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Waits until every picture that isn't hidden is there, wherever it is on the page. */
export const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0)
          .map(({ alt, src }) => alt || src),
      ),
    )
    .toEqual([]);

/** By how many pixels the page is wider than its window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
