import { expect, test } from '@playwright/test';
import { slideshow } from '../support/hero';
import { boxOf } from '../support/position';

// Toward the text a picture is empty.
for (const width of [702, 768, 1000, 1280, 1920]) {
  test(`the panel cuts nothing off the side where a dish is: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const panel = await boxOf(slideshow(page));
    const slides = await boxOf(slideshow(page).locator('.hero-slides'));
    expect(slides.x + slides.width).toBeLessThanOrEqual(panel.x + panel.width);
  });
}
