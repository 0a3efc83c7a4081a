import { expect, test, type Page } from '@playwright/test';
import { post } from '../support/addresses';
import { visit } from '../support/visit';

const title = 'How your nutrient gaps decide which recipe comes first';

const card = (page: Page) => page.getByRole('article').filter({ hasText: title });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true });
const technology = '/blog/category/technology';

const emptyState = (page: Page) => page.getByText('No articles found in this category.');

test('a card tells what an article is and leads to it', async ({ page }) => {
  await visit(page, '/blog');
  await expect(card(page).getByRole('img')).toBeVisible();
  await expect(card(page).getByText('Technology')).toBeVisible();
  await expect(card(page).getByText('6 min read')).toBeVisible();
  await expect(card(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(card(page).getByText('Here is the arithmetic.')).toBeVisible();
  await expect(card(page).getByText('The Evenplate team')).toBeVisible();
  await expect(card(page).getByText('October 19, 2025')).toBeVisible();
  await card(page).getByRole('link', { name: 'Read Article' }).click();
  await expect(page).toHaveURL(post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the whole card leads to the article', async ({ page }) => {
  await visit(page, '/blog');
  const box = (await card(page).boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect(page).toHaveURL(post);
});

test('All is chosen at first, and a category stands in the address', async ({ page }) => {
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

test('the back button takes the filter back, then leaves the blog', async ({ page }) => {
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
  await expect(page).toHaveTitle(/^Pricing/);
});

test('the way back from an article finds the filter as it was', async ({ page }) => {
  await visit(page, '/blog');
  await filter(page, 'Technology').click();
  await card(page).getByRole('link', { name: 'Read Article' }).click();
  await expect(page).toHaveURL(post);
  await page.goBack();
  await expect(page).toHaveURL(technology);
  await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
});

test('the Blog link of the header shows all articles again', async ({ page }) => {
  await visit(page, '/blog?category=Nothing');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toBeVisible();
});

for (const address of [technology, '/blog?category=Technology']) {
  test(`a shared link opens filtered: ${address}`, async ({ page }) => {
    await visit(page, address);
    await expect(page).toHaveURL(technology);
    await expect(filter(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page)).toBeVisible();
  });
}

test('an old shared address leaves nothing in the history to fall back into', async ({ page }) => {
  await visit(page, '/pricing');
  await page.goto('/blog?category=Technology');
  await expect(page).toHaveURL(technology);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('the keyboard chooses a category and stays on it', async ({ page }) => {
  await visit(page, '/blog');
  await filter(page, 'Technology').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(technology);
  await expect(filter(page, 'Technology')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(filter(page, 'All')).toBeFocused();
});

for (const unknown of ['Nothing', 'technology', '', '%3Cb%3E', '%E0%A4%A']) {
  test(`an unknown category shows the empty state: "${unknown}"`, async ({ page }) => {
    await visit(page, `/blog?category=${unknown}`);
    await expect(emptyState(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await filter(page, 'All').click();
    await expect(emptyState(page)).toBeHidden();
    await expect(card(page)).toBeVisible();
  });
}
