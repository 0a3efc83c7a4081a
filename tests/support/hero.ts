import { expect, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import { dot } from './controls';
import { expectReact } from './visit';

/** The headline, which names the slideshow. */
export const HEADLINE = 'Stir in what is missing.';
/** The names of the slides' pictures. */
export const PICTURES = ['sand', 'peach', 'green', 'gray', 'yellow'].map(
  (color) => `Rings on ${color}.`,
);

export const slideshow = (page: Page) => page.getByRole('region', { name: HEADLINE });
export const currentDot = (page: Page) => slideshow(page).locator('button[aria-current]');
export const pause = (page: Page) => page.getByRole('button', { name: 'Hold the pots' });
export const play = (page: Page) => page.getByRole('button', { name: 'Move the pots' });

/** Waits until a slide, counted from 1, and its dish on the card are shown. */
export async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
  await expect(currentDot(page)).toHaveCount(1);
  const picture = slideshow(page).getByRole('img', { name: itemAt(PICTURES, slide - 1) });
  await expect(picture).toBeVisible();
  await expect(
    slideshow(page)
      .locator('.example-dish')
      .nth(slide - 1),
  ).toBeVisible();
}

/** Opens the first slide, which stays. */
export async function openFirstSlide(page: Page) {
  await page.goto('/');
  await expectReact(page);
  // A busy machine may have shown the next slide by now.
  await pause(page).click();
  await dot(page, 1).click();
  await expectSlide(page, 1);
}
