import { expect, type Page } from '@playwright/test';

/** Shows each slide of the hero, one after the other. Yields its position, counted from 0. */
export async function* eachSlide(page: Page): AsyncGenerator<number> {
  const hero = page.locator('.hero');
  for (const [slide, dot] of (await hero.locator('.hero-dot').all()).entries()) {
    await dot.click();
    await expect(hero).toHaveAttribute('data-slide', String(slide));
    yield slide;
  }
}
