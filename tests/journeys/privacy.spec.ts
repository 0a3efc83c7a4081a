import { expect, test, type Page } from '@playwright/test';
import site from '../content/data/site.json';
import { expectTheme, footer, header, themeToggle } from '../support/controls';

/** The names of everything that the browser stores for the site. */
const storedNames = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});

const NOTHING = { cookies: [], local: [], session: [], databases: 0, workers: 0 };

test('the privacy page in the footer names what the browser stores', async ({ page }) => {
  await page.goto('/');
  await footer(page).locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByText(site.themeCookie, { exact: true })).toBeVisible();
  await expect(main.getByText(site.themeStorageKey, { exact: true })).toBeVisible();
  await expect(main).toContainText('365 days');
  await expect(main).toContainText('letters.soup.example');
  await expect(main).not.toContainText(/[{}]/);
});

test('a page of prose ends with the links of its question, if it has one', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/house-rules');
  await expect(main.getByText('Which pot suits your own day?')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Taste without joining' })).toHaveAttribute(
    'href',
    '/try',
  );
  await expect(main.getByRole('link', { name: 'Fill the Pot' })).toHaveAttribute(
    'href',
    'https://kitchen.soup.example/join',
  );
  await page.goto('/privacy');
  await expect(main.getByRole('link', { name: 'Taste without joining' })).toHaveCount(0);
});

test('a page of prose shows its review date, if any', async ({ page }) => {
  const reviewed = page.getByText('November 23, 2025');
  await page.goto('/house-rules');
  await expect(reviewed).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('main').locator('time')).toHaveCount(0);
});

test('the browser stores nothing but a chosen theme', async ({ page }) => {
  await page.goto('/');
  expect(await storedNames(page)).toEqual(NOTHING);
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
  for (const path of ['/pricing', '/blog', '/creators']) {
    await header(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  expect(await storedNames(page)).toEqual({
    ...NOTHING,
    cookies: [site.themeCookie],
    local: [site.themeStorageKey],
  });
});
