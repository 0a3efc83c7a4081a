import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import { tile } from '../support/controls';
import { tabThrough } from '../support/keyboard';
import { documents } from '../support/site';
import { desktop, phone, visit } from '../support/visit';

type Prepare = (page: Page) => Promise<unknown>;

const states: [path: string, state: string, prepare?: Prepare][] = [
  ...documents.map((path) => [path, 'as loaded'] as [string, string]),
  ['/', 'with an open tile', (page) => tile(page, features.tiles[3]!.title).click()],
  ['/', 'with the last audience', (page) => page.getByRole('tab').last().click()],
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

/** The pages with controls of their own. On a phone, the others are one column of text and links. */
const WITH_CONTROLS = ['/', '/try', '/pricing', '/blog'];

for (const viewport of [phone, desktop]) {
  for (const [path, state, prepare] of states) {
    if (viewport === phone && !WITH_CONTROLS.includes(path)) continue;
    test(`the keyboard reaches everything on ${path} in order, ${state}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await visit(page, path);
      await prepare?.(page);
      await focusStart(page);

      const stops = await tabThrough(page, 'Tab');
      const positions = stops.map(({ position }) => position);
      expect(positions.length).toBeGreaterThan(10);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.map(({ html }) => html)).toEqual(stops.map(({ html }) => html).toReversed());
      for (const way of [stops, back]) {
        expect(way.filter(({ isSeen }) => !isSeen)).toEqual([]);
        expect(way.filter(({ hasRing }) => !hasRing)).toEqual([]);
      }
    });
  }
}

for (const path of documents) {
  test(
    `every tab stop on ${path} shows its focus in forced colors`,
    {
      tag: '@forced-colors',
    },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await visit(page, path);
      const stops = await tabThrough(page, 'Tab');
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
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
