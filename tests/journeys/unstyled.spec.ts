import { expect, test, type Page } from '@playwright/test';
import faq from '../../content/data/faq.json';
import features from '../../content/data/features.json';
import { documents } from '../support/addresses';

test.use({ javaScriptEnabled: false });

/** Opens a page as a browser below the support floor may show it: without scripts and styles. */
async function openUnstyled(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    // A browser that doesn't know popovers shows them.
    for (const popover of document.querySelectorAll('[popover]'))
      popover.removeAttribute('popover');
  });
}

for (const path of documents) {
  test(`${path} has no oversized or hidden content without styles`, async ({ page }) => {
    await openUnstyled(page, path);
    const drawings = page.locator('svg');
    const heights = await drawings.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(200);
    const pictures = page.locator('main img:visible');
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      expect(box!.width, await picture.innerHTML()).toBeGreaterThan(40);
    }
  });

  test(`${path} has its content in reading order without styles`, async ({ page }) => {
    await openUnstyled(page, path);
    const tops = await page
      .locator('[href="#content"], header nav, h1, main h2, footer')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(8);
  });
}

test('shows all collapsible content once without styles', async ({ page }) => {
  await openUnstyled(page, '/features');
  for (const detail of features.tiles.flatMap((tile) => tile.details)) {
    await expect(page.getByText(detail)).toBeVisible();
  }
  await openUnstyled(page, '/pricing');
  for (const { question } of faq.items) await expect(page.getByText(question)).toBeVisible();
});
