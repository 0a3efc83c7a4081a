import type { Page } from '@playwright/test';

/** Opens a page, triggers its hydration and waits until it is complete. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await triggerHydration(page);
}

/** Sends key presses, which start the deferred hydration, until Gatsby marks that React’s effects have run. */
export const triggerHydration = (page: Page) =>
  page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return performance.getEntriesByName('onInitialClientRender').length > 0;
  });

/** Whether links load documents (in browsers with speculation rules) instead of changing the route in the page. */
export const loadsDocuments = (page: Page) =>
  page.evaluate(() => HTMLScriptElement.supports?.('speculationrules') ?? false);

/** Loads all visible pictures and the fonts of the page without scrolling. */
export const loadAllPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });

/** Scrolls to every visible picture, waits until pictures and fonts are loaded, and returns to the top. */
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
