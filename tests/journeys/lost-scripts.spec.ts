import { expect, test, type Page } from '@playwright/test';
import audiences from '../../content/data/audiences.json';
import faq from '../../content/data/faq.json';
import features from '../../content/data/features.json';
import { loseScripts } from '../support/scripts';

const control = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await loseScripts(page);
  await page.goto('/');
});

/** Touches a key, which would bring the scripts, and waits until it is known that they don't come. */
async function noticeTheLoss(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
}

test('what could not be opened is there to read', async ({ page }) => {
  await noticeTheLoss(page);
  for (const detail of features.tiles.flatMap((tile) => tile.details)) {
    await expect(page.getByText(detail)).toBeVisible();
  }
  for (const { title } of audiences.tabs) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(control(page, /trending recipes/)).toHaveCount(0);
});

test('theme and slideshow go on', async ({ page }) => {
  await noticeTheLoss(page);
  await control(page, 'Toggle theme').click();
  await expect(page.locator('html')).toHaveClass('light');
  await control(page, 'Go to slide 3').click();
  await expect(control(page, 'Go to slide 3')).toHaveAttribute('aria-current', 'true');
  await control(page, 'Pause slideshow').click();
  await expect(control(page, 'Play slideshow')).toBeVisible();
});

test('links, menu, filters and questions serve', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await noticeTheLoss(page);
  await control(page, 'Open menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await noticeTheLoss(page);
  await control(page, 'Technology').press('Enter');
  await expect(page).toHaveURL('/blog/category/technology');
  await page.goto('/pricing');
  await noticeTheLoss(page);
  await page.getByText(faq.items[0]!.question).click();
  await expect(page.getByText(faq.items[0]!.answer)).toBeVisible();
});
