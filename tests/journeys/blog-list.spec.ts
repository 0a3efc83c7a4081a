import { expect, test, type Page } from '@playwright/test';
import { post } from '../support/addresses';
import { visit } from '../support/visit';

const title = 'How nutrient gaps decide which recipe comes first';

const card = (page: Page) => page.getByRole('article').filter({ hasText: title });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true });
const technology = '/blog/category/technology';

const emptyState = (page: Page) => page.getByText('No articles found in this category.');

test('a card shows the facts of its article and links to it', async ({ page }) => {
  await visit(page, '/blog');
  await expect(card(page).getByRole('img')).toBeVisible();
  await expect(card(page).getByText('Technology')).toBeVisible();
  await expect(card(page).getByText('6 min read')).toBeVisible();
  await expect(card(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(card(page).getByText('Here’s the arithmetic.')).toBeVisible();
  await expect(card(page).getByText('By the Evenplate team')).toBeVisible();
  await expect(card(page).getByText('October 19, 2025')).toBeVisible();
  await card(page).getByRole('link', { name: 'Read Article' }).click();
  await expect(page).toHaveURL(post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('opens the article when any part of its card is clicked', async ({ page }) => {
  await visit(page, '/blog');
  const box = (await card(page).boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect(page).toHaveURL(post);
});

test('selects All at first and puts a chosen category into the address', async ({ page }) => {
  await visit(page, '/blog');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'false');

  await filter(page, 'Technology').click();
  await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(technology);
  await expect(card(page)).toBeVisible();

  await filter(page, 'All').click();
  await expect(page).toHaveURL('/blog');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

test('the back button undoes the filter, then leaves the blog', async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await filter(page, 'Technology').click();
  await expect(page).toHaveURL(technology);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('keeps the filter when the visitor returns from an article', async ({ page }) => {
  await visit(page, '/blog');
  await filter(page, 'Technology').click();
  await card(page).getByRole('link', { name: 'Read Article' }).click();
  await expect(page).toHaveURL(post);
  await page.goBack();
  await expect(page).toHaveURL(technology);
  await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
});

test('the Blog link in the header resets the filter', async ({ page }) => {
  await visit(page, '/blog?category=Nothing');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toBeVisible();
});

for (const address of [technology, '/blog?category=Technology']) {
  test(`opens ${address} with the filter set`, async ({ page }) => {
    await visit(page, address);
    await expect(page).toHaveURL(technology);
    await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page)).toBeVisible();
  });
}

test('replaces a category in the query in the history', async ({ page }) => {
  await visit(page, '/pricing');
  await page.goto('/blog?category=Technology');
  await expect(page).toHaveURL(technology);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('selects a category with the keyboard and keeps the focus on it', async ({ page }) => {
  await visit(page, '/blog');
  await filter(page, 'Technology').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(technology);
  await expect(filter(page, 'Technology')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(filter(page, 'All')).toBeFocused();
});

for (const unknown of ['Nothing', 'technology', '', '%3Cb%3E', '%E0%A4%A']) {
  test(`shows the empty state for the unknown category "${unknown}"`, async ({ page }) => {
    await visit(page, `/blog?category=${unknown}`);
    await expect(emptyState(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await filter(page, 'All').click();
    await expect(emptyState(page)).toBeHidden();
    await expect(card(page)).toBeVisible();
  });
}
