import { expect, test, type Page } from '@playwright/test';
import { dot, expectTheme, themeToggle, tile } from '../support/controls';
import { planCard } from '../support/plans';
import { category } from '../support/site';
import { serveStalled } from '../support/stall';
import { expectFonts, expectReact, holdBack, ISLAND_FILES, stopClock } from '../support/visit';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a tile opens before React’s file arrives, and stays open afterwards', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await tile(page, 'What Is Missing').click();
  await expect(panel(page, 'What Is Missing')).toBeInViewport();
  release();
  await expectReact(page);
  await expect(panel(page, 'What Is Missing')).toBeInViewport();
  await expect(tile(page, 'What Is Missing')).toHaveAttribute('aria-expanded', 'true');
});

test('every control tapped before React starts responds once, in order', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await themeToggle(page).click();
  await expect(themeToggle(page)).toHaveAttribute('aria-busy', 'true');
  await themeToggle(page).click();
  await dot(page, 3).click();
  await dot(page, 2).click();
  await expectTheme(page, 'light', 'system');
  release();
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await expectTheme(page, 'light', 'light');
  await expect(themeToggle(page)).not.toHaveAttribute('aria-busy');
});

test('of controls tapped before React starts, the last one counts, even if it was tapped before', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const radio = (name: string) => page.getByRole('radio', { name });
  for (const name of ['The year', 'The month', 'The year'])
    await page.locator('label', { has: radio(name) }).click();
  await expect(radio('The year')).toBeChecked();
  release();
  await expectReact(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(radio('The year')).toBeChecked();
  await expect(planCard(page, 'Cauldron').getByText('later · Keep')).toBeVisible();
});

test('a control tapped again is held for five more seconds', async ({ page }) => {
  await stopClock(page);
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/', { waitUntil: 'commit' });
  await themeToggle(page).click();
  await page.clock.fastForward(4000);
  await themeToggle(page).click();
  await page.clock.fastForward(2000);
  await expect(themeToggle(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expectReact(page);
  await page.clock.runFor(100);
  await expectTheme(page, 'light', 'light');
});

test('a tap is dropped if its control has been scrolled out of view', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await dot(page, 3).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectFonts(page);
  const scrolled = await page.evaluate(() => scrollY);
  release();
  await expectReact(page);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a tap is dropped after five seconds, and its control can be tapped again', async ({
  page,
}) => {
  await stopClock(page);
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/', { waitUntil: 'commit' });
  await themeToggle(page).click();
  await page.clock.fastForward(5001);
  await expect(themeToggle(page)).not.toHaveAttribute('aria-busy');
  await themeToggle(page).click();
  release();
  await expectReact(page);
  await page.clock.runFor(100);
  await expectTheme(page, 'light', 'light');
});

test('a tap fetches React’s file before the page has loaded', async ({ page }) => {
  // The load event waits for the pictures.
  await holdBack(page, /\.(?:avif|jpe?g)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
});

test('a tap while the document is still loading works, and all controls start', async ({
  page,
}) => {
  const stalled = await serveStalled();
  await page.goto(`${stalled.url}/`, { waitUntil: 'commit' });
  await themeToggle(page).click();
  stalled.release();
  await expectTheme(page, 'light', 'light');
  await expect(page.locator('react-island')).toHaveCount(6);
  await expectReact(page);
  stalled.close();
});

for (const when of ['before', 'after'] as const) {
  test(`the space bar presses links that act as buttons ${when} React starts`, async ({ page }) => {
    if (when === 'before') await holdBack(page, ISLAND_FILES);
    await page.goto('/blog');
    if (when === 'after') await expectReact(page);
    await page.locator(`a[role=button][href="${category}"]`).press('Space');
    await expect(page).toHaveURL(category);
  });
}
