import { expect, test, type Page } from '@playwright/test';
import { FAST_ANSWER } from '../../src/browser/fonts';
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

/** Makes the document's answer seem to have taken some milliseconds. */
const answerAfter = (page: Page, time: number) =>
  page.addInitScript((responseStart) => {
    const timing = { requestStart: { value: 0 }, responseStart: { value: responseStart } };
    Object.defineProperties(PerformanceNavigationTiming.prototype, timing);
  }, time);

/** The families of the page's loaded fonts. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

const FAMILIES = ['Bricolage Grotesque Variable', 'Figtree Variable'];

// Until then the text is in what this machine has: Arial, Liberation Sans, Roboto, Noto Sans or DejaVu Sans.
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
      await answerAfter(page, FAST_ANSWER);
      const release = await holdFonts(page);
      const font = page.waitForRequest(/\.woff2$/);
      await page.goto(path);
      await font;
      expect(await loadedFonts(page)).not.toEqual(expect.arrayContaining(FAMILIES));
      release();
      await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
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

test('the fonts are fetched after the load event on a slow line', async ({ page }) => {
  await answerAfter(page, FAST_ANSWER);
  await page.goto('/');
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
  const [start, load] = await page.evaluate(() => {
    const first = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('.woff2'));
    const [navigation] = performance.getEntriesByType('navigation');
    return [first!.startTime, (navigation as PerformanceNavigationTiming).loadEventStart];
  });
  expect(start).toBeGreaterThan(load);
});

test('the fonts are fetched before the first paint on a fast line', async ({ page }) => {
  await answerAfter(page, FAST_ANSWER - 1);
  await page.goto('/');
  const paint = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
  await expect.poll(paint).toBeGreaterThan(0);
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  );
  expect(starts).toHaveLength(FAMILIES.length);
  expect(Math.max(...starts)).toBeLessThan((await paint())!);
});

test('the fonts are there before the load event on the second page of a visit', async ({
  page,
}) => {
  await answerAfter(page, FAST_ANSWER);
  await page.goto('/blog');
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  await logo(page).click({ noWaitAfter: true });
  await page.waitForURL('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
});

test('the fonts are fetched without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForRequest(/\.woff2$/);
  await page.goto('/');
  await font;
  await page.close();
});
