import { expect, type Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { test } from './live';
import { eachSlide } from './slides';

// Nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** WCAG 1.4.11: the parts of a chart needed to understand it. */
const ENOUGH = 3;

/** The colors of each visible plate's arcs, and of what they lie on, with the pixels of plate around the arcs. */
const findPlates = (page: Page) =>
  page.evaluate(() => {
    const colorOf = (value: string) => Array.from(value.matchAll(/[\d.]+/g), Number);
    const plates = [...document.querySelectorAll<HTMLElement>('.gap-plate')].filter(
      (plate) =>
        plate.querySelector('.gap-plate-arc') &&
        plate.checkVisibility({ visibilityProperty: true }),
    );
    return plates.map((plate) => {
      const arc = getComputedStyle(plate.querySelector('.gap-plate-arc')!);
      let ground = plate.parentElement!;
      const isClear = (each: Element) =>
        colorOf(getComputedStyle(each).backgroundColor).slice(3)[0] === 0;
      while (ground.parentElement && isClear(ground)) ground = ground.parentElement;
      return {
        arc: colorOf(arc.stroke),
        plate: colorOf(getComputedStyle(plate).backgroundColor),
        ground: colorOf(getComputedStyle(ground).backgroundColor),
        section: plate.closest('section')?.getAttribute('aria-labelledby'),
        // The radius of the plate less that of the arcs' outer edge (gap-plate.tsx).
        edge: (plate.offsetWidth * (50 - 47.5)) / 100,
      };
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all arcs stand out from their plate, which surrounds them: ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    for await (const slide of eachSlide(page)) {
      const plates = await findPlates(page);
      const ofHero = plates.filter(({ section }) => section === 'headline');
      expect(ofHero, `slide ${slide + 1}`).toHaveLength(1);
      for (const { arc, plate, edge } of plates) {
        expect(contrast(arc, plate)).toBeGreaterThanOrEqual(ENOUGH);
        expect(edge).toBeGreaterThanOrEqual(1);
      }
    }
  });
}

test('in the dark, the arcs of the last plate stand out from its panel, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const last = (await findPlates(page)).find(({ section }) => section === 'closing-title');
  expect(contrast(last?.arc ?? [], last?.ground ?? [])).toBeGreaterThanOrEqual(ENOUGH);
});
