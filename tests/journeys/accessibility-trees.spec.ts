import { expect, test, type Locator } from '@playwright/test';
import features from '../../content/data/features.json';
import { category, documents, post } from '../support/addresses';
import { openTile } from '../support/feature-tiles';
import { app } from '../support/product';
import { visit } from '../support/visit';

const names: Record<string, string> = {
  '/': 'home',
  '/404.html': 'not-found',
  [post]: 'post',
  [category]: 'category',
};

/** The accessibility tree of a part of a page. Long texts are shortened, and the address of the app is fixed. */
async function treeOf(part: Locator) {
  const tree = (await part.ariaSnapshot()).replaceAll(app, 'https://app.example');
  return `${tree.replaceAll(/^(.{100}).+/gm, '$1…')}\n`;
}

/** Each page has a record, which `npm run trees` writes (docs/accessibility.md). */
for (const path of documents) {
  test(`the accessibility tree of ${path} matches its record`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const tree = await treeOf(page.locator('body'));
    expect(tree).toMatchSnapshot(`${names[path] ?? path.slice(1)}.txt`);
  });
}

test('the accessibility tree of the open menu matches its record', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/404.html');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await treeOf(page.getByRole('banner'))).toMatchSnapshot('menu.txt');
});

test('the accessibility trees of an open feature tile and of the annual prices match their records', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const feature = features.tiles[3]!;
  await openTile(page, feature);
  const tile = await treeOf(page.locator(`#feature-${feature.id}`));
  expect(tile).toMatchSnapshot('tile.txt');
  await visit(page, '/pricing');
  await page.getByRole('radio', { name: 'Annual' }).check();
  const plans = await treeOf(page.locator('section[aria-labelledby="pricing-title"] ul').first());
  expect(plans).toMatchSnapshot('annual.txt');
});
