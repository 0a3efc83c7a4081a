import { expect, test, type Page } from '@playwright/test';
import blog from '../../content/data/blog.json';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import { category as technology } from '../support/addresses';
import { visit } from '../support/visit';

const announcement = (page: Page) => page.locator('[aria-live="assertive"]');
const focused = (page: Page) => page.locator(':focus');

test('another page is announced by its headline, and the keyboard begins at its top', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(announcement(page)).toHaveText(`Navigated to ${plans.title}`);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
});

test('a category is announced with its name, and keeps the focus', async ({ page }) => {
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

test('an opened tile keeps the focus, says that it is open, and its details come into sight', async ({
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
