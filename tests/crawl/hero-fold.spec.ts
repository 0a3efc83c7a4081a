import { expect } from '@playwright/test';
import { boxOf } from '../support/position';
import { test } from './live';

// A finger needs higher links, and nothing moves.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { what, isWithFoods, ...viewport } of [
  { width: 360, height: 780, what: 'dish and gaps', isWithFoods: false },
  { width: 375, height: 812, what: 'dish and gaps', isWithFoods: false },
  { width: 390, height: 844, what: 'dish, gaps and foods', isWithFoods: true },
  { width: 412, height: 915, what: 'dish, gaps and foods', isWithFoods: true },
]) {
  const { width, height } = viewport;
  test(`the card’s ${what} are whole in a phone’s first view: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.locator('.hero');
    for (const [slide, dot] of (await hero.locator('.hero-dot').all()).entries()) {
      await dot.click();
      await expect(hero).toHaveAttribute('data-slide', String(slide));
      await page.evaluate(() => scrollTo(0, 0));
      const answer = hero.locator('.example-answer[data-state=current] p');
      const foods = hero.locator('.example-foods');
      for (const part of [
        answer.locator('> span').first(),
        answer.locator('b'),
        hero.locator('.example-gaps'),
        ...(isWithFoods ? [foods.locator('span').first(), foods.getByRole('button').first()] : []),
      ]) {
        const { y, height: high } = await boxOf(part);
        expect(y + high, `slide ${slide + 1}`).toBeLessThanOrEqual(height);
      }
    }
  });
}
