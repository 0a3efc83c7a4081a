import { expect, test } from '@playwright/test';
import { header } from '../support/controls';

test(
  'speculation rules cover the links to other pages of the site',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/blog');
    const rules = await page.locator('script[type=speculationrules]').textContent();
    const selector = JSON.parse(String(rules)).prerender[0].where.selector_matches;
    const links = page.locator(selector);
    const hrefs = await header(page)
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/', '/docs', '/creators', '/professionals', '/pricing']);
    // Not lists that React shows in place, files or the page itself.
    await expect(
      page.locator('[role=button], [href*=".xml"], [href="/blog"]').and(links),
    ).toHaveCount(0);
  },
);

test('links in a text are underlined in the color of the accent', async ({ page }) => {
  await page.goto('/house-rules');
  const link = page.locator('.prose p a[href]').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveCSS('text-decoration-thickness', '2px');
  await expect(link).toHaveCSS('text-decoration-color', 'rgb(163, 68, 31)');
});
