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
  expect((await boxOf(bar)).height).toBeLessThan(50);
  for (const title of ['Avocado toast with a fried egg', 'Shakshuka with eggs and feta']) {
    await opener(page, title).click();
    const own = page.locator('details[open]').getByRole('link', { name: /^Sign up/ });
    expect((await boxOf(own)).height, title).toBeLessThan(50);
  }
});

test('dishes whose pictures show soft eggs or fish say who cooks them through', async ({
  page,
}) => {
  const WHO = 'When pregnant, older, or ill, and for young children: cook the';
  for (const [title, foods] of [
    ['Shakshuka with eggs and feta', 'eggs'],
    ['Salmon rice bowl with edamame', 'fish and egg'],
    ['Avocado toast with a fried egg', 'eggs'],
  ] as const) {
    await opener(page, title).click();
    const note = `${WHO} ${foods} through, whatever the picture shows.`;
    await expect(page.locator('details[open]').getByText(note)).toBeVisible();
  }
});

test('on a phone, the advice to skip the numbers comes soon after the foods', async ({ page }) => {
  const note = page.getByText('If numbers about food weigh on you, skip them.').first();
  expect((await boxOf(note)).y).toBeLessThan(1400);
});
