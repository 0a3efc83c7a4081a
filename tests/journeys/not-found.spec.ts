import { expect, test } from '@playwright/test';
import { unknownPages } from '../support/addresses';
import { bareHost, hostWithRedirects } from '../support/hosts';

for (const [name, host] of Object.entries({ redirects: hostWithRedirects, bare: bareHost })) {
  for (const [kind, path] of Object.entries(unknownPages)) {
    test(
      `an unknown page shows the 404 page with links: ${name}, ${kind}`,
      { tag: '@network' },
      async ({ page }) => {
        const answer = await page.goto(host + path);
        expect(answer?.status()).toBe(404);
        await expect(page).toHaveTitle(/^Page not found/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveURL(host + path);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
        await expect(main.getByRole('link', { name: /blog/ })).toHaveAttribute('href', '/blog');
      },
    );
  }
}

test('the 404 page links to the home page', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
});

test('the 404 page is not indexed', async ({ page }) => {
  await page.goto('/404.html');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
