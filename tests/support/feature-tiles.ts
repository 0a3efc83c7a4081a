import type { Page } from '@playwright/test';

/** Opens a tile of the feature explorer and waits for the contents of its panel. */
export async function openTile(page: Page, { id, title }: { id: string; title: string }) {
  await page.getByRole('button', { name: title }).click();
  await page.locator(`#feature-${id} > [data-panel]`).waitFor();
}
