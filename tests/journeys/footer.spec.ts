import { expect, test } from '@playwright/test';
import labels from '../content/data/interface.json';
import site from '../content/data/site.json';
import { footer } from '../support/controls';
import { post } from '../support/site';

const { product, resources, noteLinks, social } = labels.footer;

for (const path of ['/', post.path, '/404.html']) {
  test(`the footer of ${path} links to pages, resources and social networks`, async ({ page }) => {
    await page.goto(path);
    for (const { title, links } of [product, resources]) {
      const column = footer(page).getByRole('navigation', { name: title });
      await expect(column.getByRole('link')).toHaveText(links.map(({ label }) => label));
    }
    for (const { label, to } of [...product.links, ...resources.links, ...noteLinks]) {
      const link = footer(page).getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', to);
    }
    const networks = footer(page).getByRole('list', { name: social });
    await expect(networks.getByRole('link')).toHaveCount(site.social.length);
    for (const { label, url } of site.social) {
      await expect(networks.getByRole('link', { name: label })).toHaveAttribute('href', url);
    }
  });
}
