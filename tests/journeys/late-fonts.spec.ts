import { expect, test, type Page } from '@playwright/test';
import { documents } from '../support/addresses';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { triggerHydration } from '../support/visit';

/** The most bytes that a page's fonts may have together. */
const FONT_BUDGET = 30_000;

/**
 * The greatest layout shift that counts as good (Core Web Vitals, CLS). It is not zero, because a line of
 * the fallback font may hold one word less, which moves the text below it by a line.
 */
const SHIFT_BUDGET = 0.1;

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Delays every font until `release` is called, and counts the bytes. */
async function holdFonts(page: Page) {
  const fonts = { bytes: 0, release: () => {} };
  const released = new Promise<void>((resolve) => {
    fonts.release = resolve;
  });
  await page.route(/\.woff2?$/, async (route) => {
    await released;
    const answer = await route.fetch();
    const { length } = await answer.body();
    fonts.bytes += length;
    await route.fulfill({ response: answer });
  });
  return fonts;
}

/** Waits for the pictures in the viewport and two frames, so that the latest layout is rendered. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inSight.map((picture) => picture.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Whether a local fallback font with adjusted metrics is loaded (src/styles/fonts.css). */
const hasFallbackFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /(?:Fallback|Roboto)"?$/.test(family) && status === 'loaded',
    ),
  );

const fontStates = (page: Page) =>
  page.evaluate(() => [...document.fonts].map((font) => font.status));

for (const path of documents) {
  test(`${path} hardly moves when its fonts load late`, async ({ page }) => {
    await recordLayoutShifts(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await triggerHydration(page);
      await settle(page);
      expect(await fontStates(page)).toContain('loading');
      expect(await hasFallbackFont(page), 'Arial, Liberation Sans or Roboto is installed').toBe(
        true,
      );

      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      expect(await fontStates(page)).toContain('loaded');
      expect(await fontStates(page)).not.toContain('loading');
      const shifts = await readLayoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      test.info().annotations.push({
        type: `late fonts, ${screen.width} px`,
        description: `layout shift ${sum.toFixed(5)}, ${fonts.bytes} bytes`,
      });
      const story = shifts.map(({ value, what }) => `${value.toFixed(5)} ${what}`).join('\n');
      expect.soft(sum, `${screen.width} px\n${story}`).toBeLessThanOrEqual(SHIFT_BUDGET);
      expect(fonts.bytes).toBeGreaterThan(0);
      expect(fonts.bytes).toBeLessThanOrEqual(FONT_BUDGET);
      await page.unrouteAll();
    }
  });
}

const areFontFacesApplied = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('[data-fonts]')].every(
      ({ media }) => media === 'all',
    ),
  );

test('applies all font faces in one layout', async ({ page }) => {
  const fonts = await holdFonts(page);
  const fontRequest = page.waitForRequest(/\.woff2$/);
  await page.goto('/pricing');
  await fontRequest;
  expect(await areFontFacesApplied(page)).toBe(false);
  fonts.release();
  await expect.poll(() => areFontFacesApplied(page)).toBe(true);
  await expect
    .poll(async () => (await fontStates(page)).filter((state) => state === 'loaded'))
    .toHaveLength(2);
});

test('loads fonts before pictures on the second page of a visit', async ({ page }) => {
  await page.goto('/blog');
  await expect.poll(() => areFontFacesApplied(page)).toBe(true);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(?:avif|webp|jpg)$/, (route) => released.then(() => route.continue()));
  await page.getByRole('link', { name: 'Evenplate' }).first().click({ noWaitAfter: true });
  await page.waitForURL('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => areFontFacesApplied(page)).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});
