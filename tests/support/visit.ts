import type { Page } from '@playwright/test';

/** Opens a page, lets the visitor touch a key, and waits until React has taken over. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await hydration(page);
}

/** Touches a key that does nothing, and waits until React, which that brings, answers. */
export const hydration = (page: Page) =>
  page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    const toggle = document.querySelector('[aria-label="Toggle theme"]');
    return toggle && Object.keys(toggle).some((key) => key.startsWith('__reactProps'));
  });

/** Scrolls through the whole page, so that every picture that waits for its turn is fetched. */
export async function seeAllOf(page: Page) {
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
