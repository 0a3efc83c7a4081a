import { expect, test, type Page } from '@playwright/test';
import { logo } from '../support/controls';
import { expectOnePreload } from '../support/preload';
import { documents } from '../support/site';
import { findSmallTargets, LEAST } from '../support/targets';
import { answerAfter, desktop, holdBack, phone } from '../support/visit';

/** The largest layout shift of a page that counts as good (Core Web Vitals). */
const GOOD_SHIFT = 0.1;

const FONT = /\.woff2$/;

// The Layout Instability API, which TypeScript's DOM types lack: hence the cast below.
type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** The layout shifts since the page was opened, as strings that start with the value. */
const readLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : 'text',
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // The shifts of a frame are reported after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return shifts;
  });

const FAMILIES = ['Bricolage Grotesque Variable', 'Figtree Variable'];

/** The family of every web font on the page, or only of the loaded ones. */
const fontsOf = (page: Page, loaded = false) =>
  page.evaluate(
    ([families, status]) =>
      [...document.fonts]
        .filter((font) => !status || font.status === status)
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => families.includes(family)),
    [FAMILIES, loaded && 'loaded'] as const,
  );
const loadedFonts = (page: Page) => fontsOf(page, true);

/** When the page's fonts were fetched, in ms. */
const fontStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  );

/** Opens a page whose fonts arrive late, and expects that it hardly shifts. Softly, for other claims. */
async function openWithLateFonts(page: Page, path: string) {
  await answerAfter(page, 75);
  const release = await holdBack(page, FONT);
  const font = page.waitForRequest(FONT);
  await page.goto(path);
  await font;
  // Until then, text uses the fonts of this machine: Arial, Liberation Sans, Roboto, Noto Sans or DejaVu Sans.
  expect.soft(await loadedFonts(page)).not.toEqual(expect.arrayContaining(FAMILIES));
  release();
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
  const shifts = await readLayoutShifts(page);
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect.soft(sum, ['layout shifts', ...shifts].join('\n')).toBeLessThanOrEqual(GOOD_SHIFT);
}

// Loading a document takes longest, so one journey asks all that needs a document as loaded on such a screen.
// every-document.spec.ts asks the rest.
test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const path of documents) {
    test(`${path} hardly shifts when its fonts arrive late, and no control is too small for a finger`, async ({
      page,
    }) => {
      await openWithLateFonts(page, path);
      expect(await findSmallTargets(page, LEAST.touch), 'small controls').toEqual([]);
    });
  }
});

test.describe('on a desktop', { tag: '@chromium' }, () => {
  test.use({ viewport: desktop });

  for (const path of documents) {
    test(`${path} hardly shifts when its fonts arrive late, and preloads only its first picture`, async ({
      page,
    }) => {
      await openWithLateFonts(page, path);
      await expectOnePreload(page);
    });
  }
});

for (const [line, time] of [
  ['a slow connection', 75],
  // An engine that doesn't know the time yet reports 0.
  ['a connection of unknown speed', 0],
] as const) {
  test(`the fonts are fetched after the load event on ${line}`, async ({ page }) => {
    await answerAfter(page, time);
    await page.goto('/');
    await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
    const load = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN;
    });
    expect(Math.min(...(await fontStarts(page)))).toBeGreaterThan(load);
  });
}

test('the fonts are fetched before the first paint on a fast connection', async ({ page }) => {
  await answerAfter(page, 74);
  await page.goto('/');
  const paint = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
  await expect.poll(paint).toBeGreaterThan(0);
  // The browser lists a file once it has come.
  await expect.poll(() => fontStarts(page)).toHaveLength(FAMILIES.length);
  const starts = await fontStarts(page);
  expect(Math.max(...starts)).toBeLessThan((await paint()) ?? NaN);
});

test('the second page of a visit loads its fonts before the load event', async ({ page }) => {
  await answerAfter(page, 75);
  await page.goto('/blog');
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  await logo(page).click({ noWaitAfter: true });
  await page.waitForURL('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
});

test('all fonts are applied at once, even if one fails to load', async ({ page }) => {
  await answerAfter(page, 75);
  const release = await holdBack(page, /bricolage.*\.woff2$/);
  await page.route(/figtree.*\.woff2$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  expect(await fontsOf(page)).toEqual([]);
  release();
  await expect.poll(() => fontsOf(page)).toHaveLength(6);
});

test('the main fonts neither wait for the rules of the others, nor need them', async ({ page }) => {
  await answerAfter(page, 74);
  await page.route('**/static/fonts-*.css', () => {});
  const font = page.waitForRequest(FONT);
  await page.goto('/', { waitUntil: 'commit' });
  await font;
  await page.unrouteAll();
  await page.route('**/static/fonts-*.css', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(FAMILIES));
  expect(await fontsOf(page)).toHaveLength(FAMILIES.length);
});

test('characters that the text font lacks don’t fetch it', async ({ page }) => {
  await page.goto('/privacy');
  await expect.poll(() => fontsOf(page)).toHaveLength(6);
  const fetchedFor = (text: string) =>
    page.evaluate(
      async (each) => (await document.fonts.load("1em 'Figtree Variable'", each)).length,
      text,
    );
  // A non-breaking hyphen, primes and thin spaces.
  expect(await fetchedFor('\u2011\u2032\u2033\u2009\u202f')).toBe(0);
  expect(await fetchedFor('é')).toBe(1);
  // The arrow back from a footnote.
  expect(await fetchedFor('a↑')).toBe(1);
});

test('the fonts are fetched without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForRequest(FONT);
  await page.goto('/');
  await font;
  await page.close();
});
