import { expect, test } from '@playwright/test';
import { post } from '../support/addresses';
import { visit } from '../support/visit';

test('shows its category, read time, title and author', async ({ page }) => {
  await visit(page, post);
  const article = page.getByRole('article');
  await expect(article.getByText('Technology', { exact: true })).toBeVisible();
  await expect(article.getByText('6 min read')).toBeVisible();
  await expect(article.getByText('By the Evenplate team')).toBeVisible();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'How nutrient gaps decide which recipe comes first',
  );
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const path of ['/blog', post]) {
      test(`sees the date as written on ${path}`, { tag: '@time-zone' }, async ({ page }) => {
        await visit(page, path);
        const date = page.locator('time');
        await expect(date).toHaveText('October 19, 2025');
        await expect(date).toHaveAttribute('datetime', '2025-10-19');
      });
    }
  });
}

test('links back to the blog at its start and end', async ({ page }) => {
  for (const name of ['All articles', 'Back to the blog']) {
    await visit(page, post);
    await page.getByRole('article').getByRole('link', { name }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeVisible();
  }
});

for (const path of ['/blog', post]) {
  test(`does not dim photographs in the dark theme on ${path}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, path);
    await expect(page.locator('html')).toHaveClass('dark');
    const picture = page.getByRole('article').getByRole('img').first();
    await expect(picture).toHaveAccessibleName(/wooden board/);
    await expect(picture).toHaveCSS('filter', 'none');
  });
}

test('has headings, tables, a list, a quotation and code', async ({ page }) => {
  await visit(page, post);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(article.getByRole('heading', { name: 'The gap', level: 3 })).toBeVisible();
  const table = article.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Nutrient', 'Target', 'Eaten', 'Gap']);
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(article.getByRole('listitem').filter({ hasText: 'Data quality.' })).toBeVisible();
  await expect(article.getByRole('blockquote')).toBeVisible();
  await expect(article.getByRole('code').filter({ hasText: 'function gapScore' })).toBeVisible();
});
