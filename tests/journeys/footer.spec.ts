import { expect, test } from '@playwright/test';
import site from '../../content/data/site.json';
import { documents } from '../support/addresses';
import { visit } from '../support/visit';

const columns = {
  Product: {
    Pricing: '/pricing',
    'For Professionals': '/professionals',
    'For Creators': '/creators',
  },
  Resources: { Blog: '/blog', Documentation: '/docs', Contact: '/contact' },
};

for (const path of documents) {
  test(`the footer of ${path} has three links in each column and five social links`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [name, links] of Object.entries(columns)) {
      const column = footer.getByRole('navigation', { name });
      await expect(column.getByRole('link')).toHaveText(Object.keys(links));
      for (const [label, href] of Object.entries(links)) {
        const link = column.getByRole('link', { name: label, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
    }
    const social = footer.getByRole('list', { name: 'Social media' });
    await expect(social.getByRole('link')).toHaveCount(5);
    for (const { label, url } of site.social) {
      const link = social.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', url);
    }
  });
}

test('a footer link opens the top of the next page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For Creators' }).click();
  await expect(page).toHaveURL('/creators');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
