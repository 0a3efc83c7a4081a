import { expect, test } from '@playwright/test';
import labels from '../../content/data/interface.json';
import site from '../../content/data/site.json';
import { linkedAt, pageKey, type LinkPlace } from '../../plugins/gatsby-source-site-content/routes';
import { footer } from '../support/controls';
import { post } from '../support/site';

/** The links to pages with code at a place of the footer. */
const linksAt = (place: LinkPlace) =>
  linkedAt(place).map(({ path }) => [String(Reflect.get(labels.footer, pageKey(path))), path]);

const columns = [
  [labels.footer.product, linksAt('footerProduct')],
  [
    labels.footer.resources,
    [
      ...linksAt('footerResources'),
      [labels.footer.docs, site.docsUrl],
      [labels.footer.contact, site.contactUrl],
    ],
  ],
] as const;

for (const path of ['/', post.path, '/404.html']) {
  test(`the footer of ${path} links to pages, resources and social networks`, async ({ page }) => {
    await page.goto(path);
    for (const [name, links] of columns) {
      const column = footer(page).getByRole('navigation', { name });
      for (const [label, href] of links) {
        const link = column.getByRole('link', { name: label!, exact: true });
        await expect(link).toHaveAttribute('href', href!);
      }
    }
    const social = footer(page).getByRole('list', { name: labels.footer.social });
    await expect(social.getByRole('link')).toHaveCount(site.social.length);
    for (const { label, url } of site.social) {
      await expect(social.getByRole('link', { name: label })).toHaveAttribute('href', url);
    }
  });
}
