import { expect, type Page } from '@playwright/test';
import { boxOf } from './position';

export const strip = (page: Page) => page.getByRole('region', { name: 'Pots of the day' });
export const cards = (page: Page) => strip(page).getByRole('listitem');
export const pause = (page: Page) => page.getByRole('button', { name: 'Hold the shelf' });
export const play = (page: Page) => page.getByRole('button', { name: 'Move the shelf' });

export const list = (page: Page) => strip(page).getByRole('list');
export const left = async (page: Page) => (await boxOf(list(page))).x;

export async function expectMoving(page: Page) {
  const before = await left(page);
  await expect.poll(() => left(page)).toBeLessThan(before - 1);
}

/**
 * Waits until the list moves again, and expects that it moves on from a place.
 * @param since when it could begin, as `Date.now()`
 */
export async function expectMovingFrom(page: Page, place: number, since: number) {
  await expectMoving(page);
  const { x, width } = await boxOf(list(page));
  // It passes in a minute.
  const most = (width * (Date.now() - since)) / 60_000;
  expect(x).toBeGreaterThan(place - most - 20);
}

/** Waits until the list is where it was 20 frames earlier. */
export const expectStill = (page: Page) =>
  expect
    .poll(() =>
      list(page).evaluate(async (element) => {
        const before = element.getBoundingClientRect().x;
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return element.getBoundingClientRect().x - before;
      }),
    )
    .toBe(0);

/** Opens the home page and scrolls to the strip, which moves while it is in view. */
export async function open(page: Page) {
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
}

/** Opens the home page with a clock that only the test advances. */
export async function openAtRest(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(3_600_000);
}
