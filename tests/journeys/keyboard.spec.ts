import { expect, test, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import features from '../content/data/features.json';
import plans from '../content/data/plans.json';
import { tile } from '../support/controls';
import { tabThrough, type Stop } from '../support/keyboard';
import { documents } from '../support/site';
import { desktop, expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';

async function openTileAndAudience(page: Page) {
  const opened = tile(page, itemAt(features.tiles, 3).title);
  const selected = page.getByRole('tab').last();
  await opened.click();
  await selected.click();
  // React handles earlier taps when it starts.
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expect(selected).toHaveAttribute('aria-selected', 'true');
}
async function openPricesAndQuestion(page: Page) {
  await page.getByRole('radio', { name: plans.billing.annual }).check();
  await page.locator('summary').first().click();
}

const states: [path: string, state: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ...documents.map((path): [string, string] => [path, 'as loaded']),
  ['/', 'with an open tile and the last audience', openTileAndAudience],
  ['/pricing', 'with annual prices and an open question', openPricesAndQuestion],
];

/** Forced colors remove shadows and backgrounds, and a phone has the most that can cover a focus. */
const screens = [
  { screen: 'on a desktop', viewport: desktop, forcedColors: 'none', tag: [] },
  { screen: 'on a phone', viewport: phone, forcedColors: 'active', tag: ['@forced-colors'] },
] as const;

const inOrder = (stops: readonly Stop[]) => stops.map(({ position }) => position);

for (const { screen, viewport, forcedColors, tag } of screens) {
  for (const [path, state, prepare] of states) {
    const what = `the keyboard reaches everything on ${path}, ${state}, in order, with a visible focus`;
    const title = `${what} ${screen}, forced colors: ${forcedColors}`;
    test(title, { tag: [...tag] }, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      // Each slide of the hero has its own link on the card.
      if (path === '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.goto(path);
      // It brings a card of the strip that is partly outside into view.
      await expectReact(page);
      await prepare?.(page);

      // From where the visitor is to the end of the page, then back to its start.
      const forth = await tabThrough(page, 'Tab');
      const back = await tabThrough(page, 'Shift+Tab');
      const all = inOrder(back).toReversed();
      expect(all.length).toBeGreaterThan(10);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      expect(inOrder(forth)).toEqual(all.slice(prepare ? -forth.length : 0));
      const stops = [...forth, ...back];
      expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([]);
    });
  }
}

/** What a control looks like: a state must not be only a color that forced colors remove. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderColor, outlineStyle].join();
    });

/** The colors of a control and of the system's selected text, and whether the browser may draw a box behind text. */
const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const read = (each: Element) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(each);
        return { color, backgroundColor, forcedColorAdjust };
      };
      const sample = document.body.appendChild(document.createElement('i'));
      Object.assign(sample.style, { color: 'HighlightText', backgroundColor: 'Highlight' });
      sample.style.setProperty('forced-color-adjust', 'none');
      return { control: read(element), system: read(sample) };
    });

for (const [what, path, on, off] of [
  ['tab', '/', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  [
    'person',
    '/',
    '[aria-labelledby=how-title] [aria-pressed=true]',
    '[aria-labelledby=how-title] [aria-pressed=false]',
  ],
  ['tab of a link', '/#audience-rowers', '#audience-rowers-tab', '#audience-coaches-tab'],
  ['category', '/blog', '[aria-pressed=true]', '[aria-pressed=false]'],
  ['period', '/pricing', 'label:has(:checked)', 'label:has([type=radio]:not(:checked))'],
  ['person', '/try', 'label:has(:checked)', 'label:has([type=radio]:not(:checked))'],
] as const) {
  const title = `the selected ${what} on ${path} stands out and is readable in forced colors before and after React starts`;
  test(title, { tag: '@forced-colors' }, async ({ page }) => {
    const start = await holdBack(page, ISLAND_FILES);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const expectToStandOut = async (when: string) => {
      expect(await lookOf(page, on), when).not.toBe(await lookOf(page, off));
      const { control, system } = await colorsOf(page, on);
      expect(control, when).toEqual(system);
    };
    await expectToStandOut('before React starts');
    start();
    await expectReact(page);
    await expectToStandOut('after React has started');
  });
}

test(
  'the parts of a bar and its legend differ in shape in forced colors',
  { tag: '@forced-colors' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/try');
    const bar = page.locator('svg:has(rect + rect)').first().locator('rect');
    const legend = page.locator('[data-slot=legend]').locator('.rounded-full');
    for (const part of [bar, legend]) {
      const heights = await part.evaluateAll((each) =>
        each.map((shape) => getComputedStyle(shape).height),
      );
      expect(new Set(heights).size).toBe(2);
    }
  },
);
