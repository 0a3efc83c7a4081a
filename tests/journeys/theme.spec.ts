import { expect, test, type Page } from '@playwright/test';
import { expectChoice, themeToggle as toggle } from '../support/theme';
import { visit } from '../support/visit';

const root = (page: Page) => page.locator('html');

test('the toggle cycles through light, dark and system and describes the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expectChoice(page, 'Same theme as your device');
  await expect(root(page)).toHaveClass('light');

  await toggle(page).click();
  await expectChoice(page, 'Light theme');
  await expect(root(page)).toHaveClass('light');

  await toggle(page).click();
  await expectChoice(page, 'Dark theme');
  await expect(root(page)).toHaveClass('dark');

  await toggle(page).click();
  await expectChoice(page, 'Same theme as your device');
  await expect(root(page)).toHaveClass('light');
});

test('announces a new choice but not the initial one', async ({ page }) => {
  await visit(page, '/');
  const announcement = page.getByRole('banner').getByRole('status');
  await expect(announcement).toHaveText('');
  await toggle(page).click();
  await expect(announcement).toHaveText('Light theme');
});

test('system follows changes of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(root(page)).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveClass('light');
});

test('a chosen theme ignores changes of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectChoice(page, 'Light theme');
  await expect(root(page)).toHaveClass('light');
});

test('keeps the choice after a reload and a change of route', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await toggle(page).click();
  await toggle(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(root(page)).toHaveClass('dark');
  await page.reload();
  await expect(root(page)).toHaveClass('dark');
  await expectChoice(page, 'Dark theme');
});

test('applies a change in other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const otherTab = await context.newPage();
  await visit(page, '/');
  await visit(otherTab, '/pricing');
  await toggle(page).click();
  await expectChoice(otherTab, 'Light theme');
  await toggle(page).click();
  await expect(root(otherTab)).toHaveClass('dark');
  await expectChoice(otherTab, 'Dark theme');
});

test('keeps the theme of the cookie in other tabs when the storage is cleared', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage();
  await visit(page, '/');
  await visit(otherTab, '/');
  await toggle(page).click();
  await expectChoice(otherTab, 'Light theme');
  await otherTab.evaluate(() => {
    const cleared = new Promise<void>((resolve) => {
      addEventListener('storage', ({ key }) => key === null && resolve());
    });
    Object.assign(window, { cleared });
  });
  await page.evaluate(() => localStorage.clear());
  await otherTab.evaluate(() => Reflect.get(window, 'cleared') as Promise<void>);
  await expectChoice(otherTab, 'Light theme');
});
