import { expect, test } from '@playwright/test';
import { header, navigation, openMenu } from '../support/controls';
import { expectAllTextSeen } from '../support/cut-text';
import { slideshow } from '../support/hero';
import { desktop, phone } from '../support/visit';

// The policy doesn't apply to a visitor's own styles, which the tests add to the page.
test.use({ bypassCSP: true });

test('no text in the open menu is cut off when spaced or enlarged', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  // The inert page behind it is skipped, because its strip moves.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expectAllTextSeen(page, phone.width);
});

test('the header stays in view, except in a short window, as at 400% zoom', async ({ page }) => {
  await page.goto('/try');
  const scrollWithHeight = async (height: number) => {
    await page.setViewportSize({ width: 320, height });
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  };
  await scrollWithHeight(256);
  await expect(header(page)).not.toBeInViewport();
  await scrollWithHeight(844);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the word before the person of the hero keeps its colon when letters are spaced', async ({
  page,
}) => {
  await page.goto('/');
  const day = slideshow(page).locator('figcaption');
  const linesOfWord = () =>
    day.evaluate((element) => {
      const word = document.createRange();
      word.selectNodeContents(element.firstChild!);
      return word.getClientRects().length;
    });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const space of ['0', '0.05em', '0.12em']) {
      await day.evaluate((element, value) => (element.style.letterSpacing = value), space);
      expect(await linesOfWord(), `${width} px, ${space}`).toBe(1);
    }
  }
});

test('four feature tiles share a row on a desktop, and two on a phone', async ({ page }) => {
  await page.goto('/');
  for (const [viewport, share] of [
    [desktop, 4],
    [phone, 2],
  ] as const) {
    await page.setViewportSize(viewport);
    const tops = await page
      .getByRole('region', { name: 'What stands in front, and why' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(share);
  }
});
