import { expect, test } from '@playwright/test';
import blog from '../../content/data/blog.json';
import plans from '../../content/data/plans.json';
import { documents } from '../support/addresses';
import { home } from '../support/product';
import { recordPageErrors } from '../support/page-errors';
import { triggerHydration, scrollThrough, visit } from '../support/visit';

for (const path of documents) {
  test(`${path} loads without errors and requests no other site`, async ({ page }) => {
    const errors = recordPageErrors(page);
    await visit(page, path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}

const headerLinks = {
  Creators: '/creators',
  Professionals: '/professionals',
  Blog: '/blog',
  Pricing: '/pricing',
  'Evenplate, home': '/',
};

for (const [name, path] of Object.entries(headerLinks)) {
  test(`the header opens ${path} without an error`, async ({ page }) => {
    const errors = recordPageErrors(page);
    await visit(page, path === '/' ? '/pricing' : '/');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel="canonical"][href="${home}${path}"]`)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}

test('navigates back and forward without errors', async ({ page }) => {
  const errors = recordPageErrors(page);
  await visit(page, '/');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('h1')).toHaveText(blog.list.title);
  await banner.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('h1')).toHaveText(plans.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(blog.list.title);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(plans.title);
  await triggerHydration(page);
  expect(errors).toEqual([]);
});
