import { expect, test, type Page } from '@playwright/test';
import { FONTS_MARK } from '../../src/enhance/fonts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { logo } from '../support/controls';
import { documents, post } from '../support/site';
import { desktop, phone } from '../support/visit';

/** The greatest layout shift of a page that counts as good (Core Web Vitals). */
const GOOD_SHIFT = 0.1;

/** Leaves the fonts of the page unanswered until `release` is called. */
async function holdFonts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
  return release;
}

const isEnabled = (page: Page) =>
  page
    .locator(`style[${FONTS_MARK}]`)
    .evaluate((style) => (style as HTMLStyleElement).media === 'all');

const statesOfFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ status }) => status));

const screens = [
  ...documents.map((document) => ({ path: document, viewport: phone })),
  { path: '/', viewport: desktop },
  { path: post.path, viewport: desktop },
];

for (const { path, viewport } of screens) {
  test(
    `${path} hardly moves when its fonts arrive late: ${viewport.width} px`,
    {
      tag: '@chromium',
    },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      const release = await holdFonts(page);
      await page.goto(path);
      await expect.poll(() => statesOfFonts(page)).toContain('loading');
      release();
      await expect.poll(() => statesOfFonts(page)).toContain('loaded');
      await expect.poll(() => statesOfFonts(page)).not.toContain('loading');
      // The shifts of a frame are reported after it.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const shifts = await readLayoutShifts(page);
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(GOOD_SHIFT);
    },
  );
}

test('the fonts are enabled after the load event', async ({ page }) => {
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await isEnabled(page)).toBe(false);
  await page.unrouteAll();
  await page.goto('/');
  await expect.poll(() => isEnabled(page)).toBe(true);
});

test('the fonts are enabled at once on the second page of a visit', async ({ page }) => {
  await page.goto('/blog');
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  await logo(page).click({ noWaitAfter: true });
  await page.waitForURL('/', { waitUntil: 'domcontentloaded' });
  expect(await isEnabled(page)).toBe(true);
});

test('the fonts are enabled without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForRequest(/\.woff2$/);
  await page.goto('/');
  await font;
  await page.close();
});
