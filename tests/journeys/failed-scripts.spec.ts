import { expect, test, type Page } from '@playwright/test';
import audiences from '../../content/data/audiences.json';
import faq from '../../content/data/faq.json';
import features from '../../content/data/features.json';
import { blockScripts } from '../support/scripts';

const control = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await blockScripts(page);
  await page.goto('/');
});

/** Presses a key, which starts loading the scripts, and waits until the page has noticed their failure. */
async function waitForScriptFailure(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
}

test('keeps tiles, tabs and the recipe strip working', async ({ page }) => {
  await waitForScriptFailure(page);
  for (const { title, details } of features.tiles) {
    await control(page, title).click();
    for (const detail of details) await expect(page.getByText(detail)).toBeVisible();
  }
  for (const { role, title } of audiences.tabs) {
    await page.getByRole('tab', { name: role }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await control(page, 'Pause trending recipes').click();
  await expect(control(page, 'Play trending recipes')).toBeVisible();
});

test('loads the scripts at the next click and handles that click', async ({ page }) => {
  await waitForScriptFailure(page);
  await page.unrouteAll();
  await control(page, features.tiles[1]!.title).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(control(page, features.tiles[1]!.title)).toHaveAttribute('aria-expanded', 'true');
  await expect(control(page, features.tiles[0]!.title)).toHaveAttribute('aria-expanded', 'false');
});

test('loads the scripts when the connection returns', async ({ page }) => {
  await waitForScriptFailure(page);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await control(page, features.tiles[1]!.title).click();
  await expect(control(page, features.tiles[1]!.title)).toHaveAttribute('aria-expanded', 'true');
});

test('loads the scripts at the next click after the page’s data failed to load', async ({
  page,
}) => {
  await page.unrouteAll();
  await page.route('**/page-data.json', (route) => route.abort());
  await waitForScriptFailure(page);
  await page.unrouteAll();
  await control(page, features.tiles[1]!.title).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(control(page, features.tiles[1]!.title)).toHaveAttribute('aria-expanded', 'true');
});

test('keeps the theme toggle and the slideshow working', async ({ page }) => {
  await waitForScriptFailure(page);
  await control(page, 'Toggle theme').click();
  await expect(page.locator('html')).toHaveClass('light');
  await control(page, 'Go to slide 3').click();
  await expect(control(page, 'Go to slide 3')).toHaveAttribute('aria-current', 'true');
  await control(page, 'Pause slideshow').click();
  await expect(control(page, 'Play slideshow')).toBeVisible();
});

test('keeps links, menu, filters and questions working', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForScriptFailure(page);
  await control(page, 'Open menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await waitForScriptFailure(page);
  await control(page, 'Technology').press('Enter');
  await expect(page).toHaveURL('/blog/category/technology');
  await page.goto('/pricing');
  await waitForScriptFailure(page);
  await page.getByText(faq.items[0]!.question).click();
  await expect(page.getByText(faq.items[0]!.answer)).toBeVisible();
});
