import { expect, type Page } from '@playwright/test';
import { boxOf } from '../support/position';
import { phone } from '../support/visit';
import { test } from './live';

const opener = (page: Page, title: string) => page.locator('summary', { hasText: `Why? ${title}` });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  await expect(page.locator('react-island[name=RankingDemo][state=ready]')).toHaveCount(1);
});

test('on a phone, each link from /try to the app has one line', async ({ page }) => {
  await page.getByRole('button', { name: 'Spinach', exact: true }).click();
  const bar = page.locator('.sign-up-bar').getByRole('link');
  await expect(bar).toBeVisible();
  expect((await boxOf(bar)).height).toBeLessThan(50);
  for (const title of ['Avocado toast with a fried egg', 'Shakshuka with eggs and feta']) {
    await opener(page, title).click();
    const dish = page.locator('details[open]');
    // Until React adds it, the link has more room.
    await expect(dish.locator('.open-dish-photo')).toBeVisible();
    const own = dish.getByRole('link', { name: /^Sign up/ });
    expect((await boxOf(own)).height, title).toBeLessThan(50);
  }
});

test('dishes whose pictures show soft eggs or fish say who cooks them through', async ({
  page,
}) => {
  const WHO =
    'When pregnant, older, or ill, and for young children: whatever the picture shows, cook the';
  for (const [title, foods] of [
    ['Shakshuka with eggs and feta', 'eggs'],
    ['Salmon rice bowl with edamame', 'fish and egg'],
    ['Avocado toast with a fried egg', 'eggs'],
  ] as const) {
    await opener(page, title).click();
    const note = `${WHO} ${foods} through`;
    await expect(page.locator('details[open]').getByText(note)).toBeVisible();
  }
});

test('dishes with feta say who chooses it made from pasteurized milk', async ({ page }) => {
  const note =
    /^When pregnant, older, or ill, and for young children: .*choose feta made from pasteurized milk\.$/;
  for (const title of ['Shakshuka with eggs and feta', 'Chickpea salad with feta and mint']) {
    await opener(page, title).click();
    await expect(page.locator('details[open]').getByText(note)).toBeVisible();
  }
});

test('an open dish says how much sodium it has, and how much a day should have at most', async ({
  page,
}) => {
  await opener(page, 'Roasted tomato soup').click();
  await expect(page.locator('details[open]').getByText(/^Sodium in one portion: /)).toHaveText(
    /^Sodium in one portion: [\d,]+\smg \(at most 2,300\smg a day\)$/,
  );
});

test('a phone’s first view says who should skip the page, and still has foods to tap', async ({
  page,
}) => {
  const note = page.getByText('If numbers about food weigh on you, skip this page.');
  await expect(note).toBeInViewport({ ratio: 1 });
  for (const food of ['Boiled egg', 'Carrots'])
    await expect(page.getByRole('button', { name: food, exact: true })).toBeInViewport({
      ratio: 1,
    });
});
