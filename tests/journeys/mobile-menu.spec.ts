import { expect, test, type Page } from '@playwright/test';
import { tabThrough } from '../support/keyboard';
import { visit } from '../support/visit';

test.use({ viewport: { width: 390, height: 844 } });

const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Whether the menu's button is expanded in the browser's accessibility tree. */
async function isExpanded(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && String(name?.value).endsWith(' menu'),
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('opens and closes with its button, and is closed at first', async ({ page }) => {
  await visit(page, '/');
  await expect(menu(page)).toBeHidden();

  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveCount(7);

  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test('is announced as expanded or collapsed', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '/');
  expect(await isExpanded(page)).toBe(false);
  await openButton(page).click();
  await expect(closeButton(page)).toBeVisible();
  expect(await isExpanded(page)).toBe(true);
});

test('closes when a link opens its page', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('radiogroup', { name: 'Billing period' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test('closes when the link to the current page is clicked', async ({ page }) => {
  await visit(page, '/pricing');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(menu(page)).toBeHidden();
});

test('closes with Escape and returns the focus to its button', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('is a dialog that takes the focus and is tabbed through link by link', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  for (const link of await menu(page).getByRole('link').all()) {
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(menu(page).locator(':focus')).toHaveCount(0);
});

test('keeps the keyboard away from the page behind it', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await tabThrough(page, key);
    expect(stops.length).toBeGreaterThan(1);
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('is no dialog on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closes with a click beside it', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(195, 820);
  await expect(menu(page)).toBeHidden();
});

test('disappears when the screen becomes wide', async ({ page }) => {
  await visit(page, '/');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu(page)).toBeVisible();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test('scrolls to all of its links on a small phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await visit(page, '/');
  await openButton(page).click();
  const signUp = menu(page).getByRole('link', { name: 'Sign Up' });
  await signUp.scrollIntoViewIfNeeded();
  await expect(signUp).toBeInViewport({ ratio: 1 });
});
