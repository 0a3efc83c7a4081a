import { expect, test, type Page } from '@playwright/test';
import site from '../../content/data/site.json';
import { expectChoice, themeToggle as toggle } from '../support/theme';
import { visit } from '../support/visit';

const readColors = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    const around = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      (meta) => {
        sample.style.color = meta.content;
        return getComputedStyle(sample).color;
      },
    );
    sample.remove();
    return { around, page: getComputedStyle(document.body).backgroundColor };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`theme-color matches the background of the page: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    for (const description of ['Light theme', 'Dark theme', 'Same theme as your device']) {
      await toggle(page).click();
      await expectChoice(page, description);
      const colors = await readColors(page);
      expect(colors.around.length).toBeGreaterThan(0);
      expect(new Set(colors.around)).toEqual(new Set([colors.page]));
    }
  });
}

test('sets color-scheme on the root element', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: site.themeCookie, value: 'dark', url: baseURL! }]);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
