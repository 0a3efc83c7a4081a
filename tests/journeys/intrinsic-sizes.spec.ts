import { expect, test } from '@playwright/test';
import plans from '../content/data/plans.json';
import tryDay from '../content/data/try.json';
import { boxOf } from '../support/position';
import { desktop } from '../support/visit';

// WebKit sizes these otherwise than other browsers where the styles leave it to the browser (docs/behavior.md).
test.use({ viewport: desktop });

test('a large button keeps its few words on one line', async ({ page }) => {
  await page.goto('/try');
  const { label } = tryDay.ranking.signUp;
  const button = page.locator('.ranking-end').getByRole('link', { name: label });
  expect((await boxOf(button)).height).toBe(56);
});

test('a period of the prices can be tapped on all of its surface', async ({ page }) => {
  await page.goto('/pricing');
  for (const name of [plans.billing.monthly, plans.billing.annual]) {
    const radio = page.getByRole('radio', { name });
    const surface = await boxOf(page.locator('label').filter({ has: radio }));
    const { width, height } = await boxOf(radio);
    // The label has a border.
    expect(width).toBeGreaterThan(surface.width - 4);
    expect(height).toBeGreaterThan(surface.height - 4);
  }
});

test('the dots of the nutrients fit into their panel', async ({ page }) => {
  await page.goto('/features');
  const example = page
    .locator('.feature-section')
    .filter({ has: page.locator('svg path[d^="M1.5 5"]') });
  const place = await boxOf(example.getByRole('listitem').first());
  const dots = await boxOf(example.locator('li svg').first());
  expect(dots.x + dots.width).toBeLessThanOrEqual(place.x + place.width + 1);
});

test('the bars of a table take half of its width', async ({ page }) => {
  await page.goto('/blog/barley');
  const table = await boxOf(page.getByRole('table'));
  const bar = await boxOf(page.locator('td > svg').first());
  expect(bar.width).toBeGreaterThan(table.width / 2);
});
