import { expect, test } from '@playwright/test';
import features from '../content/data/features.json';
import { category, documents, post } from './support/addresses';
import { visit } from './support/visit';

const names: Record<string, string> = {
  '/': 'home',
  '/404.html': 'not-found',
  [post]: 'post',
  [category]: 'category',
};

/** One tree a page, recorded by `npm run trees` (docs/accessibility.md). */
for (const path of documents) {
  test(`${path} is told to screen readers as recorded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const tree = await page.locator('body').ariaSnapshot();
    expect(`${tree}\n`).toMatchSnapshot(`${names[path] ?? path.slice(1)}.yml`);
  });
}

test('the open menu is told to screen readers as recorded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/404.html');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(`${await page.locator('body').ariaSnapshot()}\n`).toMatchSnapshot('menu.yml');
});

test('an open tile and annual prices are told to screen readers as recorded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const { title, id } = features.tiles[3]!;
  await page.getByRole('button', { name: title }).click();
  const tile = await page.locator(`#feature-${id}`).ariaSnapshot();
  expect(`${tile}\n`).toMatchSnapshot('tile.yml');
  await visit(page, '/pricing');
  await page.getByRole('radio', { name: 'Annual' }).check();
  const plans = await page.locator('section[aria-labelledby="pricing-title"]').ariaSnapshot();
  expect(`${plans}\n`).toMatchSnapshot('annual.yml');
});
