import { expect, test, type Page } from '@playwright/test';
import { categoryButton, header } from '../support/controls';

/** The links to other pages in the header of /blog. */
const PATHS = ['/', '/docs', '/creators', '/professionals', '/pricing'];

/**
 * Opens /blog, and hovers or focuses links to pages, to the app, to the page itself, to a part of it, to a list that
 * React shows in place, and to a file.
 */
async function pointAtLinks(page: Page) {
  await page.goto('/blog');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  const links = await header(page).getByRole('link').all();
  for (const link of [...links, ...links]) await link.hover();
  await categoryButton(page, 'Sorting').hover();
  await page.mouse.move(0, 0);
  const feed = page.getByRole('main').getByRole('link', { name: 'Feed of notes' });
  await expect(feed).toHaveAttribute('href', '/rss.xml');
  await feed.focus();
}

const prefetched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel=prefetch]')].map(
      (link) => new URL((link as HTMLLinkElement).href).pathname,
    ),
  );

const rules = (page: Page) => page.locator('script[type=speculationrules]');

test('a link prefetches its page once without speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await pointAtLinks(page);
  expect(await prefetched(page)).toEqual(PATHS);
});

test('speculation rules name the same links', { tag: '@chromium' }, async ({ page }) => {
  await pointAtLinks(page);
  expect(await prefetched(page)).toEqual([]);
  const { prerender } = JSON.parse((await rules(page).textContent())!);
  const { selector_matches: selector } = prerender[0].where;
  const hrefs = await header(page)
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(PATHS);
  await expect(page.locator('[role=button]').and(page.locator(selector))).toHaveCount(0);
});

test('visitors who save data get neither', async ({ page }) => {
  // No driver can change this setting of the device.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await pointAtLinks(page);
  expect(await prefetched(page)).toEqual([]);
  await expect(rules(page)).toHaveCount(0);
});
