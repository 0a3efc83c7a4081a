import { expect, test, type Page } from '@playwright/test';
import site from '../../content/data/site.json';
import { themeToggle } from '../support/theme';
import { visit } from '../support/visit';

/** The names under which the browser keeps something for the site. */
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

test('says for how long which cookie and which storage keep the theme', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByText(site.themeCookie, { exact: true })).toBeVisible();
  await expect(main.getByText(site.themeStorageKey, { exact: true })).toBeVisible();
  await expect(main).toContainText('365 days');
  await expect(main).not.toContainText(/[{}]/);
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', site.contactUrl);
});

test('the footer of every page links to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('the browser keeps what the page says, and nothing else', async ({ page }) => {
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
  // Gatsby keeps the place to which each page was scrolled.
  expect(session.filter((key) => !key.startsWith('@@scroll|'))).toEqual([]);
});
