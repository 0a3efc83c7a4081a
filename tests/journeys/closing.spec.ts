import { expect, test, type Page } from '@playwright/test';
import hero from '../content/data/hero.json';
import { writtenBefore } from '../support/written';

test('the home page ends on the fullest plate, with whose day it is, and its gaps by name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const closing = page.getByRole('region', { name: hero.closing.title });
  await expect(closing.getByRole('figure')).toContainText(
    'Kefir with plums 79% filled · Sample Child, 9, with kale, egg, and duck on top',
  );
  const rim = closing.getByRole('img');
  await expect(rim).toHaveAccessibleName(
    'Calcium 60%, Fiber 41%, Vitamin E 93%, Magnesium 100%, Iron 100%',
  );
  const plate = closing.locator('.gap-plate');
  const written = async (width: number) => {
    await plate.evaluate(
      (element: HTMLElement, wide) => (element.style.width = `${wide}px`),
      width,
    );
    return writtenBefore(plate.locator('[data-symbol]'));
  };
  expect(await written(320)).toEqual(['Calcium', 'Fiber', 'Vitamin\u00a0E', 'Magnesium', 'Iron']);
  expect(await written(260)).toEqual(['Ca', 'Fi', 'E', 'Mg', 'Fe']);
  await closing.getByRole('link', { name: 'Child, 9' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale.2,plum,egg,duck');
});

/** What moves the picture of the panel at the end of /pricing, and its place, when the panel begins to show. */
const motionOf = (page: Page) =>
  page.locator('.closing-dish').evaluate((dish) => {
    const [motion] = dish.getAnimations();
    const frames = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : [];
    const keys = frames.flatMap((frame) => Object.keys(frame));
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    return {
      timeline: motion?.timeline?.constructor.name,
      properties: [...new Set(keys)].filter((key) => !own.includes(key)),
    };
  });

// Firefox has no scroll timelines yet, nor has the WebKit of Debian.
test('the picture of the last panel settles as the page scrolls, and stands still with reduced motion @chromium', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing');
  const dish = page.locator('.closing-dish');
  const scrollPast = (pixels: number) =>
    dish.evaluate((each, distance) => {
      each.scrollIntoView({ block: 'end' });
      window.scrollBy(0, distance);
    }, pixels);
  await scrollPast(-100);
  await expect(dish).not.toHaveCSS('transform', 'none');
  expect(await motionOf(page)).toEqual({ timeline: 'ViewTimeline', properties: ['transform'] });
  // Once all of it is in view, which it is at the end of the page in a window of any height.
  await scrollPast(60);
  await expect(dish).toHaveCSS('transform', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionOf(page)).toEqual({ timeline: undefined, properties: [] });
  await expect(dish).toHaveCSS('transform', 'none');
});
