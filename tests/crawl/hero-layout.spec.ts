import { expect, type Locator } from '@playwright/test';
import { boxOf } from '../support/position';
import { Heights, removeOtherSections } from '../support/heights';
import { linesOf } from '../support/lines';
import { test } from './live';
import { eachSlide } from './slides';

// Nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the dishes are in the hero's pictures, as parts of their width and height. */
const DISHES = { left: 0.405, bottom: 0.76 };

/** The right edge of an element's text. */
const textEnd = async (element: Locator) =>
  Math.max(...(await linesOf(element)).map(({ right }) => right));

test('the headline has three lines beside the dish, and the card is below it', async ({ page }) => {
  await page.goto('/');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 900 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ])
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const hero = page.locator('.hero');
      const picture = await boxOf(hero.locator('.hero-slides'));
      const dishLeft = picture.x + DISHES.left * picture.width;
      const dishBottom = picture.y + DISHES.bottom * picture.height;
      const headline = hero.getByRole('heading');
      const tops = (await linesOf(headline)).map(({ top }) => Math.round(top));
      expect(new Set(tops).size).toBe(3);
      const space = dishLeft - (await textEnd(headline));
      expect(space).toBeGreaterThan(24);
      expect(space).toBeLessThan(330);
      const panel = await boxOf(hero);
      expect(panel.y + panel.height).toBeLessThanOrEqual(viewport.height);

      const card = hero.getByRole('figure');
      expect((await boxOf(card)).y).toBeGreaterThanOrEqual(dishBottom);
      const plate = await boxOf(card.getByRole('img'));
      for (const text of await hero.locator('.introduction').getByRole('paragraph').all()) {
        const { y, height: high } = await boxOf(text);
        if (y + high > plate.y) expect(await textEnd(text)).toBeLessThan(plate.x);
      }
      // Each gap has the letters of the plate.
      await expect(card.getByRole('listitem')).toHaveCount(5);
      await expect(card.locator('.nutrient-symbol').filter({ visible: true })).toHaveCount(5);
    });
});

test('the card has the same height with every slide and food, whatever the width', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const card = page.locator('.hero').getByRole('figure');
  await removeOtherSections(card);
  const heights = new Heights(card, [320, 390, 768, 1024, 1280, 1920]);
  for await (const slide of eachSlide(page)) {
    for (const food of ['Egg', 'Carrots', 'Tofu', 'Egg', 'Carrots']) {
      const day = card.locator('.example-line[data-state=current]');
      const address = String(await day.getAttribute('href'));
      await card.getByRole('button', { name: food }).click();
      await expect(day, `slide ${slide + 1}`).not.toHaveAttribute('href', address);
      await heights.measure();
    }
  }
  heights.expectOneEach();
});

test('a phone’s dish is as wide as most of the panel, whose side cuts it off', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    const panel = await boxOf(page.locator('.hero'));
    const picture = await boxOf(page.locator('.hero-slide[data-state=current] .hero-picture'));
    // The bowls are from 25% to 89% of their pictures.
    const [left, right] = [picture.x + 0.25 * picture.width, picture.x + 0.89 * picture.width];
    expect(right - left).toBeGreaterThan(0.76 * panel.width);
    expect(right - (panel.x + panel.width)).toBeGreaterThan(30);
    expect(right - (panel.x + panel.width)).toBeLessThan(70);
  }
});

test('the card’s plate is a circle, also beside a higher text', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 344, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const plate = await boxOf(page.locator('.hero').getByRole('figure').getByRole('img'));
    expect(plate.width).toBeGreaterThan(80);
    expect(plate.height, `${width} px`).toBeCloseTo(plate.width, 0);
  }
});
