import { expect } from '@playwright/test';
import { boxOf } from '../support/position';
import { test } from './live';

// A finger needs higher links, and nothing moves.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 360, height: 780 },
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
]) {
  const { width, height } = viewport;
  test(`the card’s dish and what it closes are whole in a phone’s first view: ${width} × ${height}`, async ({
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
      for (const part of [answer.locator('> span').first(), answer.locator('b')]) {
        const { y, height: high } = await boxOf(part);
        expect(y + high, `slide ${slide + 1}`).toBeLessThanOrEqual(height);
      }
    }
  });
}
