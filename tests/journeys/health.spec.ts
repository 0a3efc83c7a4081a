import { expect, test } from '@playwright/test';
import site from '../../content/data/site.json';
import { documents } from '../support/addresses';
import { home } from '../support/product';
import { recordTroubles } from '../support/troubles';
import { hydration, seeAllOf, visit } from '../support/visit';

const outsideTheSite = [site.docsUrl, site.contactUrl];

for (const path of documents) {
  test(`${path} loads without a complaint and asks no other site`, async ({ page }) => {
    const troubles = recordTroubles(page);
    await visit(page, path);
    await seeAllOf(page);
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  });

  test(`every link of ${path} into the site leads somewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    await visit(page, path);
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const inside = [...new Set(addresses)]
      .map((address) => new URL(address))
      .filter(({ origin, pathname }) => origin === baseURL && !outsideTheSite.includes(pathname));
    expect(inside.length).toBeGreaterThan(0);

    for (const { href, hash } of inside) {
      const answer = await request.get(href, { maxRedirects: 0 });
      expect(answer.status(), href).toBe(200);
      if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
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
  test(`the header leads to ${path} without a page load or a complaint`, async ({ page }) => {
    const troubles = recordTroubles(page);
    await visit(page, path === '/' ? '/pricing' : '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel="canonical"][href="${home}${path}"]`)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await seeAllOf(page);
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  });
}

test('going back and forward through the site keeps it in one piece', async ({ page }) => {
  const troubles = recordTroubles(page);
  await visit(page, '/');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await banner.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Blog/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Pricing/);
  await hydration(page);
  expect(troubles).toEqual([]);
});
