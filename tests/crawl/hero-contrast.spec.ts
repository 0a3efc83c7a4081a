import { expect, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import sharp from 'sharp';
import { drawing } from '../support/chromium';
import { contrast } from '../support/contrast';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';
import { test } from './live';
import { eachSlide } from './slides';

// The measurement adds a style, which the policy would block.
test.use({ bypassCSP: true, launchOptions: drawing });

/** WCAG 1.4.3, without the exception for large text: a headline over a picture needs the same. */
const ENOUGH = 4.5;

/** The share of pixels under text that can have less contrast: noise smaller than a stroke. */
const NOISE = 0.01;

/** The text over the picture: its colors and boxes in the window. */
const findTexts = (page: Page) =>
  page.locator('.introduction').evaluate((part) =>
    [...part.querySelectorAll('p, h1')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const ink = Array.from(getComputedStyle(element).color.matchAll(/[\d.]+/g), Number);
      return { name: element.textContent, ink, box: { x, y, width, height } };
    }),
  );

/** Waits until a slide has faded in. */
const waitForSlide = (page: Page, position: number) =>
  page.locator('.hero').evaluate(async (slideshow, slide) => {
    await slideshow.querySelectorAll<HTMLImageElement>('.hero-slide img')[slide]?.decode();
    const transitions = slideshow
      .getAnimations({ subtree: true })
      .filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, position);

type Color = ArrayLike<number>;

/** Takes a screenshot, from which the returned function reads the pixels of a box in the window. */
async function paint(page: Page) {
  const picture = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return (box: { x: number; y: number; width: number; height: number }) => {
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const pixels: Color[] = [];
    for (let y = top; y < top + Math.round(box.height); y += 1)
      for (let x = left; x < left + Math.round(box.width); x += 1) {
        const start = 3 * (y * info.width + x);
        pixels.push(data.subarray(start, start + 3));
      }
    return pixels;
  };
}

/** The contrast of an ink with nearly all of these pixels. */
function measure(pixels: readonly Color[], ink: Color) {
  const values = Float64Array.from(pixels, (pixel) => contrast(ink, pixel)).toSorted();
  return values[Math.floor(values.length * NOISE)] ?? NaN;
}

for (const viewport of [phone, desktop]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`text over slides is readable: ${viewport.width}, ${colorScheme}`, async ({ page }) => {
      // High enough that no text is below the window, where screenshots miss it.
      await page.setViewportSize({ ...viewport, height: 1200 });
      // Without motion.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      for await (const position of eachSlide(page)) {
        await waitForSlide(page, position);
        const texts = await findTexts(page);
        const bare = await page.addStyleTag({
          content:
            '.introduction * { color: transparent !important; text-decoration: none !important }',
        });
        const pixelsOf = await paint(page);
        for (const { name, ink, box } of texts) {
          const value = measure(pixelsOf(box), ink);
          expect(value, `slide ${position + 1}: ${name}`).toBeGreaterThanOrEqual(ENOUGH);
        }
        await bare.evaluate((style: HTMLStyleElement) => style.remove());
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone, the dots stand out from one capsule on all slides: ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, height: 1200 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const controls = page.locator('.hero-controls');
    const capsules: string[] = [];
    for await (const position of eachSlide(page)) {
      await page.mouse.move(0, 0);
      await waitForSlide(page, position);
      const pixelsOf = await paint(page);
      const others = await controls.locator('.hero-dot:not([aria-current])').all();
      for (const other of others) {
        const { x, y, width, height } = await boxOf(other);
        const middle = { x: x + width / 2, y: y + height / 2 };
        const ink = itemAt(pixelsOf({ ...middle, width: 1, height: 1 }), 0);
        // Above it, inside the capsule.
        const above = pixelsOf({ x: middle.x - 8, y: middle.y - 12, width: 16, height: 6 });
        const value = measure(above, ink);
        expect(value, `slide ${position + 1}`).toBeGreaterThanOrEqual(3);
      }
      capsules.push(
        await controls.evaluate((each) => getComputedStyle(each, '::before').backgroundColor),
      );
    }
    expect(new Set(capsules).size).toBe(1);
  });

/** The color of a pixel of the page, and that of the hero's ground. */
async function colorsAt(page: Page, { x, y }: { x: number; y: number }) {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const pixel = [...(await sharp(picture).removeAlpha().raw().toBuffer())];
  const ground = await page.locator('.hero').evaluate((hero) => {
    const color = getComputedStyle(hero).backgroundColor;
    // A mixed color is `color(srgb 0.1 0.2 0.2)`.
    const whole = color.startsWith('color(') ? 255 : 1;
    return Array.from(color.matchAll(/[\d.]+/g), ([value]) => whole * Number(value)).slice(0, 3);
  });
  return { pixel, ground };
}

test('in the dark, the hero’s ground is darker, and its pictures end in the same color', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const grounds: number[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    for await (const position of eachSlide(page)) {
      await waitForSlide(page, position);
      // Above the dish, inside the picture.
      const { x, y } = await boxOf(page.locator('.hero-slides'));
      const { pixel, ground } = await colorsAt(page, { x: x + 120, y: y + 20 });
      for (const [channel, value] of ground.entries())
        expect(Math.abs(itemAt(pixel, channel) - value), `slide ${position + 1}`).toBeLessThan(6);
      grounds.push(ground);
    }
  }
  const [light, dark] = [grounds.slice(0, 5), grounds.slice(5)];
  for (const [slide, ground] of dark.entries())
    for (const [channel, value] of ground.entries())
      expect(value).toBeLessThan(0.9 * itemAt(itemAt(light, slide), channel));
});
