import { expect, test } from '@playwright/test';
import * as demo from '../support/try';

for (const [query, foods, answer] of [
  ['rye DAR', ['Bread, dark rye sourdough'], 'Found: 1'],
  ['kales', ['Kale'], 'Found: 1'],
  ['toast', ['Bread, dark rye sourdough'], 'Nearest: 1'],
  ['pizza', ['Bread, dark rye sourdough', 'Cheese'], 'Nearest: 2'],
  ['fish', ['Trout, smoked'], 'Nearest: 1'],
  ['orchard', ['Quince', 'Pear', 'Plum'], 'Nearest: 3'],
] as const) {
  test(`a search for ${query} leads to foods`, async ({ page }) => {
    await page.goto('/try');
    await demo.search(page, query);
    await expect(demo.announcement(page)).toHaveText(answer);
    const names = page.locator('.food-button:not([data-chip]) .font-semibold');
    await expect(names).toHaveText([...foods]);
  });
}

test('a search that finds nothing says so and shows the groups', async ({ page }) => {
  await page.goto('/try');
  await demo.search(page, 'xyz');
  await expect(demo.announcement(page)).toHaveText('Nothing here is called that.');
  await page.getByText('Orchard', { exact: true }).click();
  await demo.food(page, 'Quince a whole one, 120 g').click();
  await expect(demo.more(page, 'Quince')).toBeVisible();
});
