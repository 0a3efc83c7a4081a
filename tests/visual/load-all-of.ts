import type { Page } from '@playwright/test';

/** Loads what waits for its turn without scrolling: a row that scrolls has to stay at its start. */
export const loadAllOf = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
