import { expect, test } from '@playwright/test';
import labels from '../content/data/interface.json';
import site from '../content/data/site.json';
import { targetOf } from '../../plugins/site/model';
import { header, labelOf, logo, navigation } from '../support/controls';
import { app, category, post } from '../support/site';

const links = [
  ...labels.header.links.map(({ label, to }) => [label, targetOf(to)] as const),
  [labels.header.logIn, app + site.logIn],
  [labels.header.signUp, app + site.signUp],
] as const;

for (const path of ['/', category, '/404.html']) {
  test(`the header of ${path} has the logo and its links in order`, async ({ page }) => {
    await page.goto(path);
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(navigation(page).getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, href] of links) {
      const link = navigation(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });
}

for (const [path, value] of [
  ['/blog', 'page'],
  [post.path, 'true'],
  [category, 'true'],
] as const) {
  test(`${path} marks the link to the blog as the current one`, async ({ page }) => {
    await page.goto(path);
    const current = header(page).locator('[aria-current]');
    await expect(current).toHaveText(labelOf('/blog'));
    await expect(current).toHaveAttribute('aria-current', value);
  });
}

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
