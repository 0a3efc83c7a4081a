import { expect, test, type Page } from '@playwright/test';
import audiences from '../content/data/audiences.json';

const { tabs, label } = audiences;

const tabList = (page: Page) => page.getByRole('tablist', { name: label });
const tab = (page: Page, position: number) => tabList(page).getByRole('tab').nth(position);

/** Expects that the tab at a position, and only its panel, is shown, and whether it is marked as coming soon. */
async function expectShown(page: Page, position: number) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tab(page, position)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAttribute(
    'id',
    (await tab(page, position).getAttribute('aria-controls'))!,
  );
  const { role, title, benefits, comingSoon, link } = tabs[position]!;
  const badge = tab(page, position).getByText(audiences.comingSoon);
  await expect(badge).toHaveCount(comingSoon ? 1 : 0);
  await expect(panel).toHaveAccessibleName(new RegExp(role));
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText(benefits);
  await expect(panel.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to);
}

test('the first audience is shown until a click on another tab', async ({ page }) => {
  await page.goto('/');
  await expect(tabList(page).getByRole('tab')).toContainText(tabs.map(({ role }) => role));
  await expectShown(page, 0);
  for (const position of [...tabs.keys()].toReversed()) {
    await tab(page, position).click();
    await expectShown(page, position);
  }
});

/** Opens the page and waits for React: the keys of tabs are its own. */
async function openStarted(page: Page) {
  await page.goto('/');
  await expect(page.locator('[data-island=AudienceTabs][data-started]')).toBeAttached();
}

test('arrow keys, Home and End move between tabs and wrap around', async ({ page }) => {
  await openStarted(page);
  await tab(page, 0).focus();
  const last = tabs.length - 1;
  const keys = { ArrowLeft: last, ArrowRight: 0, End: last, Home: 0 };
  for (const [key, position] of Object.entries(keys)) {
    await page.keyboard.press(key);
    await expect(tab(page, position)).toBeFocused();
    await expectShown(page, position);
  }
  await page.evaluate(() => (document.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 1)).toBeFocused();
});

test('the tab list is one tab stop, and the panel is the next', async ({ page }) => {
  await openStarted(page);
  await tab(page, 1).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 1)).toBeFocused();
});
