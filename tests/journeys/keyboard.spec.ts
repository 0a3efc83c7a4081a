import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import { tile } from '../support/controls';
import { tabThrough, type Stop } from '../support/keyboard';
import { documents } from '../support/site';
import { desktop, phone } from '../support/visit';

type Prepare = (page: Page) => Promise<unknown>;

const states: [path: string, state: string, prepare?: Prepare][] = [
  ...documents.map((path): [string, string] => [path, 'as loaded']),
  [
    '/',
    'with an open tile and the last audience',
    async (page) => {
      await tile(page, features.tiles[3]!.title).click();
      await page.getByRole('tab').last().click();
    },
  ],
  [
    '/pricing',
    'with annual prices and an open question',
    async (page) => {
      await page.getByRole('radio', { name: plans.billing.annual }).check();
      await page.locator('summary').first().click();
    },
  ],
];

/** Moves the focus to the start of the page. */
const focusStart = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });

const inOrder = (stops: readonly Stop[]) => stops.map(({ position }) => position);

for (const [path, state, prepare] of states) {
  test(`the keyboard reaches everything on ${path} in order, ${state}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await prepare?.(page);
    if (prepare) await focusStart(page);

    const stops = await tabThrough(page, 'Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(inOrder(stops)).toEqual(inOrder(stops).toSorted((one, other) => one - other));
    const back = await tabThrough(page, 'Shift+Tab');
    expect(inOrder(back)).toEqual(inOrder(stops).toReversed());
    for (const way of [stops, back]) {
      expect(way.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(way.filter(({ hasRing }) => !hasRing)).toEqual([]);
    }
  });

  test(
    `every tab stop on ${path} is seen on a phone in forced colors, ${state}`,
    {
      tag: '@forced-colors',
    },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize(phone);
      await page.goto(path);
      await prepare?.(page);
      await focusStart(page);
      const stops = await tabThrough(page, 'Tab');
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([]);
    },
  );
}

/** What a control looks like: a state must not be only a color that forced colors take away. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderColor, outlineStyle].join();
    });

for (const [path, on, off] of [
  ['/', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/blog', '[aria-pressed=true]', '[aria-pressed=false]'],
  ['/pricing', 'label:has(:checked)', 'label:has([type=radio]:not(:checked))'],
] as const) {
  test(
    `a chosen control on ${path} differs from the others in forced colors`,
    {
      tag: '@forced-colors',
    },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      expect(await lookOf(page, on)).not.toBe(await lookOf(page, off));
    },
  );
}
