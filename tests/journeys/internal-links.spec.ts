import { expect, test } from '@playwright/test';
import site from '../../content/data/site.json';
import { documents } from '../support/addresses';
import { visit } from '../support/visit';

/** Paths on this host that belong to other applications. */
const externalPaths = [site.docsUrl, site.contactUrl];

for (const path of documents) {
  test(`every internal link of ${path} has a target`, async ({ page, request, baseURL }) => {
    await visit(page, path);
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const internal = [...new Set(addresses)]
      .map((address) => new URL(address))
      .filter(({ origin, pathname }) => origin === baseURL && !externalPaths.includes(pathname));
    expect(internal.length).toBeGreaterThan(0);

    for (const { href, hash } of internal) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect(response.status(), href).toBe(200);
      if (hash) expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
  });
}
