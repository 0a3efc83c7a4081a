import { expect } from '@playwright/test';
import { linesOf } from '../support/lines';
import { boxOf } from '../support/position';
import { test } from './live';
import { eachSlide } from './slides';

// A finger needs higher links, and nothing moves.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  // A phone whose browser shows its bars.
  { width: 390, height: 664, what: 'foods' },
  { width: 360, height: 780, what: 'dish and foods' },
  { width: 375, height: 812, what: 'dish, foods and answer to a tap' },
  { width: 390, height: 844, what: 'dish, foods and answer to a tap' },
  { width: 412, height: 915, what: 'dish, foods and answer to a tap' },
]) {
  const { what, ...size } = viewport;
  const { width, height } = size;
  test(`the card’s ${what} are in a phone’s first view: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const hero = page.locator('.hero');
    for await (const slide of eachSlide(page)) {
      await page.evaluate(() => scrollTo(0, 0));
      const answer = hero.locator('.example-dish[data-state]');
      const foods = hero.locator('.example-foods');
      const parts = [foods.locator('span').first(), foods.getByRole('button').first()];
      if (what.includes('dish')) parts.push(answer.locator('> span').first(), answer.locator('b'));
      for (const part of parts) {
        const { y, height: high } = await boxOf(part);
        expect(y + high, `slide ${slide + 1}`).toBeLessThanOrEqual(height);
      }
      if (!what.includes('answer')) continue;
      await foods.getByRole('button').first().click();
      const [legend, changes] = [
        hero.locator('.example-legend').first(),
        hero.locator('.example-legend').last(),
      ];
      await expect(legend).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      const [firstLine] = await linesOf(changes);
      expect(firstLine?.bottom, `slide ${slide + 1}`).toBeLessThanOrEqual(height);
    }
  });
}
