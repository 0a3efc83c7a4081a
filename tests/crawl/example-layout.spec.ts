import { expect } from '@playwright/test';
import { boxOf } from '../support/position';
import { test } from './live';

for (const { width, with: withList } of [
  { width: 320, with: ['/', '/creators', '/features'] },
  // On the home page, the rim has the names.
  { width: 390, with: ['/creators', '/features'] },
  { width: 474, with: ['/creators', '/features'] },
]) {
  test(`on phones, a list of gaps is below its plate and as wide as its frame: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const lists: string[] = [];
    for (const path of ['/', '/creators', '/features']) {
      await page.goto(path);
      for (const list of await page.locator('dl:has(.gap-bar-of-plate)').all()) {
        // It is hidden, or for screen readers only.
        if (!(await list.isVisible()) || (await boxOf(list)).width < 2) continue;
        const frame = page.locator('div').filter({ has: list }).last();
        const plate = await boxOf(frame.locator('.gap-plate'));
        const { y, width: room } = await boxOf(list);
        expect(y, path).toBeGreaterThanOrEqual(plate.y + plate.height);
        expect(room, path).toBeCloseTo((await boxOf(frame)).width, 0);
        lists.push(path);
      }
    }
    expect([...new Set(lists)]).toEqual(withList);
  });
}

test('all amounts of the logged meal have one height', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('.how-view .gap-bar-of-plate').all();
    const heights = await Promise.all(rows.map(async (row) => (await boxOf(row)).height));
    expect(heights).toHaveLength(5);
    expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThan(4);
  }
});

test('the check before a chosen option doesn’t stick out of its list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/features');
  const chosen = page.locator('.choices > [aria-current]').first();
  const overhang = await chosen.evaluate((option) => {
    const { width, height, marginInlineStart } = getComputedStyle(option, '::before');
    const [short, long] = [width, height].map(Number.parseFloat);
    // It is turned by 45°.
    const turned = ((short ?? 0) + (long ?? 0)) / Math.SQRT2;
    return (turned - (short ?? 0)) / 2 - Number.parseFloat(marginInlineStart);
  });
  expect(overhang).toBeLessThanOrEqual(0);
});
