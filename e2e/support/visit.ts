import type { Page } from '@playwright/test';

/** Opens a page and waits until its buttons answer: React has taken over the server's markup. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await hydration(page);
}

export const hydration = (page: Page) =>
  page.waitForFunction(() => {
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
