import { expect, test, type Page } from '@playwright/test';
import { dot } from '../support/controls';
import { expectSlide, openFirstSlide, slideshow } from '../support/hero';
import { expectReact } from '../support/visit';

// What a tap changes on the hero's card at the same time, and what comes later.

/** Records what the hero shows together: the slide, and the card's gaps and dish. */
async function recordCard(page: Page) {
  await slideshow(page).evaluate((hero) => {
    const seen: { what: string; time: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const items = hero.querySelectorAll<HTMLElement>('figure li');
      const gaps = Array.from(items, ({ innerText }) => innerText).join(' ');
      const dish = hero.querySelector('.example-dish[data-state] span')?.textContent;
      const what = `${hero.getAttribute('data-slide')}: ${gaps.replaceAll(/\s/g, ' ')}: ${dish}`;
      if (what !== seen.at(-1)?.what) seen.push({ what, time: performance.now() });
    };
    look();
    new MutationObserver(look).observe(hero, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate<{ what: string; time: number }[]>(() => Reflect.get(window, 'seen'));
}

test('a tapped food changes the slide and its card together, in one step', async ({ page }) => {
  await openFirstSlide(page);
  const seen = await recordCard(page);
  await slideshow(page).getByRole('button', { name: 'Kale' }).click();
  await expectSlide(page, 2);
  expect((await seen()).map(({ what }) => what)).toEqual([
    '0: Vitamin E Vitamin C Iron Magnesium Fiber: Smoked trout on kale',
    '1: Vitamin E Iron Magnesium Protein Fiber: Pea soup with rye bread',
  ]);
});

test('a chosen slide’s card changes in one step, when the circle that uncovers the slide reaches it', async ({
  page,
}) => {
  await openFirstSlide(page);
  const seen = await recordCard(page);
  await dot(page, 5).click();
  await expectSlide(page, 5);
  const [before, uncovered, changed] = await seen();
  expect([before?.what, uncovered?.what, changed?.what]).toEqual([
    '0: Vitamin E Vitamin C Iron Magnesium Fiber: Smoked trout on kale',
    '4: Vitamin E Vitamin C Iron Magnesium Fiber: Smoked trout on kale',
    '4: Calcium Vitamin C Fiber Magnesium Vitamin E: Duck with beet',
  ]);
  // A busy machine may be late, but is never early.
  expect(Number(changed?.time) - Number(uncovered?.time)).toBeGreaterThan(120);
});

test('without motion, a chosen slide and its card change together', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectReact(page);
  const seen = await recordCard(page);
  await dot(page, 5).click();
  await expectSlide(page, 5);
  expect((await seen()).map(({ what }) => what)).toEqual([
    '0: Vitamin E Vitamin C Iron Magnesium Fiber: Smoked trout on kale',
    '4: Calcium Vitamin C Fiber Magnesium Vitamin E: Duck with beet',
  ]);
});

test('what the first tapped food changed stays until the second one’s dish is shown', async ({
  page,
}) => {
  await page.goto('/');
  await expectReact(page);
  const card = slideshow(page).getByRole('figure');
  await card.getByRole('button', { name: 'Egg' }).click();
  await expect(card.getByText('Stirred in egg: this pot fills 56%, more than 55%.')).toBeVisible();
  await card.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const lines = element.querySelectorAll<HTMLElement>('.example-legend');
      const text = Array.from(lines, (line) => (line.checkVisibility() ? line.innerText : '')).join(
        '',
      );
      if (text !== seen.at(-1)) seen.push(text);
    };
    look();
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await card.getByRole('button', { name: 'Kale' }).click();
  await expectSlide(page, 2);
  expect(await page.evaluate<string[]>(() => Reflect.get(window, 'seen'))).toEqual([
    'Stirred in egg: this pot fills 56%, more than 55%.',
    'Stirred in kale: vitamin\u00a0C lacks less. This pot is in front.',
  ]);
});
