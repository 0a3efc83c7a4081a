import { expect, test, type Locator } from '@playwright/test';
import { dot } from '../support/controls';
import { expectSlide, pause, PICTURES, slideshow } from '../support/hero';
import { boxOf } from '../support/position';
import { expectReact } from '../support/visit';

/** How many pixels the file of a picture has for each pixel of the screen that it covers. */
const pixelsPerScreenPixel = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    // Without `srcset`, the natural width is that of the file.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    // The layout's size, without the zoom.
    const scale = Math.max(
      image.offsetWidth / file.naturalWidth,
      image.offsetHeight / file.naturalHeight,
    );
    return 1 / (scale * window.devicePixelRatio);
  });

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`on a screen of ratio 2, ${viewport.width} px wide`, () => {
    test.use({ viewport, deviceScaleFactor: 2 });

    test('every slide has a picture with a pixel for each of the screen', async ({ page }) => {
      await page.goto('/');
      await expectReact(page);
      await pause(page).click();
      for (const [index, name] of PICTURES.entries()) {
        await dot(page, index + 1).click();
        await expectSlide(page, index + 1);
        const picture = slideshow(page).getByRole('img', { name });
        expect(await pixelsPerScreenPixel(picture), name).toBeGreaterThanOrEqual(1);
      }
    });
  });
}

// Toward the text a picture is empty.
test('the panel cuts nothing off the side where a dish is', async ({ page }) => {
  await page.goto('/');
  for (const width of [702, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const panel = await boxOf(slideshow(page));
    const slides = await boxOf(slideshow(page).locator('.hero-slides'));
    // Firefox computes with fractions of pixels.
    expect(slides.x + slides.width, `${width} px`).toBeLessThan(panel.x + panel.width + 0.1);
  }
});
