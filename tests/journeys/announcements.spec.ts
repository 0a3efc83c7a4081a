import { expect, test, type Page } from '@playwright/test';
import blog from '../../content/data/blog.json';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import { category as technology } from '../support/addresses';
import { loadsDocuments, visit } from '../support/visit';

const announcement = (page: Page) => page.locator('[aria-live="assertive"]');
const focused = (page: Page) => page.locator(':focus');

test('announces a route change by the new headline', async ({ page }) => {
  await visit(page, '/');
  test.skip(await loadsDocuments(page), 'The browser announces a document itself.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(announcement(page)).toHaveText(`Navigated to ${plans.title}`);
});

test('moves the focus to the top of a new page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plans.title);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
});

test('announces a category by its name and keeps the focus on its button', async ({ page }) => {
  await visit(page, '/blog');
  const filter = page.getByRole('group', { name: 'Categories' });
  await filter.getByRole('button', { name: 'Technology' }).press('Enter');
  await expect(page).toHaveURL(technology);
  await expect(announcement(page)).toHaveText(`Navigated to ${blog.list.title} – Technology`);
  await expect(focused(page)).toHaveText('Technology');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await filter.getByRole('button', { name: 'All' }).press('Enter');
  await expect(announcement(page)).toHaveText(`Navigated to ${blog.list.title}`);
});

test('keeps the focus on an opened feature tile and scrolls its details into view', async ({
  page,
}) => {
  const { title, id } = features.tiles[0]!;
  await visit(page, '/');
  const tile = page.getByRole('button', { name: title });
  await tile.press('Enter');
  await expect(tile).toBeFocused();
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`#feature-${id}`)).toBeInViewport();
});
