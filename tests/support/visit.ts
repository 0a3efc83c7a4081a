import type { Page } from '@playwright/test';

/** Opens a page, triggers hydration, and waits for its end. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await triggerHydration(page);
}

/** Sends a key without a meaning, which starts the deferred hydration, and waits for Gatsby’s mark that React’s effects have run. */
export const triggerHydration = (page: Page) =>
  page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return performance.getEntriesByName('onInitialClientRender').length > 0;
  });

/** Whether links load documents, as in browsers that know speculation rules, or change the route in the page. */
export const loadsDocuments = (page: Page) =>
  page.evaluate(() => HTMLScriptElement.supports?.('speculationrules') ?? false);

/** Loads every lazy picture and font of the page. The page does not scroll. */
export const loadAllPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });

/** Scrolls to every picture of the page, waits until all are loaded, and returns to the top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) {
      picture.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      picture.loading = 'eager';
    }
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
