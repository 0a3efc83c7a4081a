import { expect, test, type Page } from '@playwright/test';
import site from '../../content/data/site.json';
import { themeToggle } from '../support/theme';
import { visit } from '../support/visit';

/** The names of everything that the browser stores for the site. */
async function storedNames(page: Page) {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  return { cookies: cookies.map(({ name }) => name), ...inPage };
}

test('the privacy page names the theme’s cookie, its lifetime and the local storage', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByText(site.themeCookie, { exact: true })).toBeVisible();
  await expect(main.getByText(site.themeStorageKey, { exact: true })).toBeVisible();
  await expect(main).toContainText('365 days');
  await expect(main).not.toContainText(/[{}]/);
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', site.contactUrl);
});

test('the footer links to the privacy page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('the browser stores only what the privacy page names', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => storedNames(page)).toMatchObject({ cookies: [], local: [] });

  await themeToggle(page).click();
  await page.mouse.wheel(0, 800);
  for (const name of ['Pricing', 'Blog', 'Creators']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  const { session, ...stored } = await storedNames(page);
  expect(stored).toEqual({
    cookies: [site.themeCookie],
    local: [site.themeStorageKey],
    databases: [],
    caches: [],
    workers: [],
  });
  // Gatsby stores the scroll position of each page.
  expect(session.filter((key) => !key.startsWith('@@scroll|'))).toEqual([]);
});
