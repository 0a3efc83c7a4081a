import type { Page } from '@playwright/test';

/** Waits until the page's buttons answer, whatever they are called. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header').hover();
  await page.waitForFunction(() => {
    const button = document.querySelector('header button');
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
