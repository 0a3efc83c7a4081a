import type { Page } from '@playwright/test';

/** A phone and a desktop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Scrolls to every visible picture, waits until pictures and fonts are loaded, and returns to the top. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) {
      picture.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      picture.loading = 'eager';
    }
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** By how many pixels the page is wider than its window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
