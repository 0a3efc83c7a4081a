import { expect, test, type Page } from '@playwright/test';
import blog from '../content/data/blog.json';
import { formatLongDate } from '../../src/lib/format';
import { interpolate } from '../../src/lib/interpolate';
import { categoryButton as button } from '../support/controls';
import { category, post } from '../support/site';
import { overhang, phone } from '../support/visit';

const { list, card: labels } = blog;

const card = (page: Page) => page.getByRole('article').filter({ hasText: post.title });
const isPressed = (page: Page, name: string) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');

test('a card shows the facts of its article, and any part of it leads there', async ({ page }) => {
  await page.goto('/blog');
  await expect(card(page).getByRole('heading', { name: post.title })).toBeVisible();
  await expect(card(page)).toContainText(post.category);
  await expect(card(page)).toContainText(post.excerpt.split(' ')[0]!);
  await expect(card(page)).toContainText(interpolate(labels.author, { author: post.author }));
  await expect(card(page).locator('time')).toHaveText(formatLongDate(post.date!));
  await expect(card(page).locator('time')).toHaveAttribute('datetime', post.date!);
  await expect(card(page).getByRole('img')).toBeVisible();
  await card(page).getByRole('link', { name: labels.read }).click();
  await expect(page).toHaveURL(post.path);
  await page.goto('/blog');
  const box = (await card(page).boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect(page).toHaveURL(post.path);
});

test('the text of a card can be selected, and a click on it leads to the article', async ({
  page,
}) => {
  await page.goto('/blog');
  const excerpt = card(page).getByText(post.excerpt.split(' ')[0]!);
  const { x, y, width } = (await excerpt.boundingBox())!;
  await page.mouse.move(x + 1, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 10, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain(post.excerpt.slice(0, 8));
  await expect(page).toHaveURL('/blog');
  await card(page).getByRole('heading').click();
  await expect(page).toHaveURL(post.path);
});

test('the filter starts at all articles and has an address for each category', async ({ page }) => {
  await page.goto('/blog');
  await isPressed(page, list.all);
  await button(page, post.category).click();
  await expect(page).toHaveURL(category);
  await isPressed(page, post.category);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(card(page)).toBeVisible();
  await page.goBack();
  await isPressed(page, list.all);
  // As on every button.
  await button(page, post.category).press('Space');
  await expect(page).toHaveURL(category);
});

test('a category in the query leads to its page and adds no step back', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto(`/blog?category=${post.category}`);
  await expect(page).toHaveURL(category);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

for (const unknown of ['Nothing', '%3Cb%3E', '%E0%A4%A']) {
  test(`the unknown category ${unknown} shows the empty state`, async ({ page }) => {
    await page.goto(`/blog?category=${unknown}`);
    await expect(page.getByText(list.empty)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await button(page, list.all).click();
    await expect(page.getByText(list.empty)).toBeHidden();
    await expect(card(page)).toBeVisible();
  });
}

test('many categories leave the first article in the first view of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/blog');
  await button(page, post.category).evaluate((link) => {
    for (let copies = 0; copies < 25; copies += 1) link.after(link.cloneNode(true));
  });
  expect((await card(page).boundingBox())!.y).toBeLessThan(phone.height / 2);
  expect(await overhang(page)).toBe(0);
});
