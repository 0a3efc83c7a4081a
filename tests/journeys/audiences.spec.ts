import { expect, test, type Page } from '@playwright/test';
import audiences from '../../content/data/audiences.json';
import { visit } from '../support/visit';

const roles = ['Families', 'Athletes', 'Health Goals', 'Professionals'];

const tabList = (page: Page) => page.getByRole('tablist', { name: 'Who Evenplate is for' });
const tab = (page: Page, name: string) => tabList(page).getByRole('tab', { name });

async function expectShown(page: Page, role: string) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toContainText(role);
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveCount(1);
  const { title, benefits } = audiences.tabs[roles.indexOf(role)]!;
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(new RegExp(role));
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText(benefits);
}

test('has four tabs and selects the first', async ({ page }) => {
  await visit(page, '/');
  const names = await tabList(page).getByRole('tab').allTextContents();
  expect(names.map((name) => name.replace('Coming soon', ''))).toEqual(roles);
  await expectShown(page, 'Families');
});

test('shows the panel of a clicked tab', async ({ page }) => {
  await visit(page, '/');
  for (const role of ['Health Goals', 'Professionals', 'Families', 'Athletes']) {
    await tab(page, role).click();
    await expectShown(page, role);
  }
});

test('moves between tabs with the arrow keys, Home and End, and wraps around', async ({ page }) => {
  await visit(page, '/');
  await tab(page, 'Families').focus();
  for (const [key, role] of [
    ['ArrowRight', 'Athletes'],
    ['End', 'Professionals'],
    ['ArrowRight', 'Families'],
    ['ArrowLeft', 'Professionals'],
    ['ArrowLeft', 'Health Goals'],
    ['Home', 'Families'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, role)).toBeFocused();
    await expectShown(page, role);
  }
});

test('makes the tab list one tab stop and the panel the next', async ({ page }) => {
  await visit(page, '/');
  await tab(page, 'Athletes').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Athletes')).toBeFocused();
});

test('labels only the tab for professionals with "Coming soon"', async ({ page }) => {
  await visit(page, '/');
  await expect(tabList(page).getByRole('tab', { name: 'Coming soon' })).toHaveCount(1);
  await expect(tab(page, 'Professionals').getByText('Coming soon')).toBeVisible();
});

test('connects the selected tab to its panel with aria-controls', async ({ page }) => {
  await visit(page, '/');
  const id = await tab(page, 'Families').getAttribute('aria-controls');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', id!);
});
