import { expect, test } from '@playwright/test';
import hero from '../../content/data/hero.json';
import trending from '../../content/data/trending.json';
import { visit } from '../support/visit';
import { loadAllPictures } from '../support/visit';

test.use({
  colorScheme: 'light',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the first picture of the hero matches its baseline', async ({ page }) => {
  await visit(page, '/');
  await loadAllPictures(page);
  await expect(page.getByRole('region', { name: hero.headline })).toHaveScreenshot('hero.png');
});

test('the first recipe card matches its baseline', async ({ page }) => {
  await visit(page, '/');
  await loadAllPictures(page);
  const shelf = page.getByRole('region', { name: trending.title });
  await expect(shelf.getByRole('listitem').first()).toHaveScreenshot('recipe.png');
});
