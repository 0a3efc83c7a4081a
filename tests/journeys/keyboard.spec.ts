import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import { documents } from '../support/addresses';
import { openTile } from '../support/feature-tiles';
import { followsInReadingOrder, tabThrough } from '../support/keyboard';
import { visit } from '../support/visit';

type Prepare = (page: Page) => Promise<unknown>;

const states: { path: string; state: string; prepare?: Prepare }[] = [
  ...documents.map((path) => ({ path, state: 'as loaded' })),
  {
    path: '/',
    state: 'with a tile open',
    prepare: (page) => openTile(page, features.tiles[3]!),
  },
  {
    path: '/',
    state: 'with the last audience shown',
    prepare: (page) => page.getByRole('tab').last().click(),
  },
  {
    path: '/pricing',
    state: 'with annual prices and an open question',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Annual' }).check();
      await page.locator('summary').first().click();
    },
  },
];

/** Moves the focus to the start of the page. */
const focusStart = (page: Page) =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });

/** The pages with controls of their own. On a phone, the others are one column of text and links. */
const NARROW = ['/', '/try', '/pricing', '/blog'];

for (const width of [390, 1280]) {
  for (const { path, state, prepare } of states) {
    if (width === 390 && !NARROW.includes(path)) continue;
    const title = `${path} is tabbed through in reading order and back, ${state}, ${width} px`;
    test(title, { tag: '@reduced-motion' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await prepare?.(page);
      await focusStart(page);

      const stops = await tabThrough(page, 'Tab');
      expect(stops.length).toBeGreaterThan(10);
      const pairs = stops.slice(1).map((stop, before) => [stops[before]!, stop] as const);
      const astray = pairs.filter(
        ([first, second]) =>
          second.position < first.position || !followsInReadingOrder(first, second),
      );
      expect(astray, 'order').toEqual([]);
      expect(
        stops.filter(({ isSeen }) => !isSeen),
        'out of sight',
      ).toEqual([]);

      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.map(({ html }) => html)).toEqual(stops.map(({ html }) => html).toReversed());
      expect(
        back.filter(({ isSeen }) => !isSeen),
        'out of sight on the way back',
      ).toEqual([]);
    });
  }
}
