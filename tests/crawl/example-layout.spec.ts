import { expect } from '@playwright/test';
import { boxOf } from '../support/position';
import { test } from './live';

for (const width of [320, 390, 474]) {
  test(`on phones, a list of gaps is below its plate and as wide as its frame: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const lists: string[] = [];
    for (const path of ['/', '/creators', '/features']) {
      await page.goto(path);
      for (const list of await page.locator('dl:has(.gap-bar-of-plate)').all()) {
        if (!(await list.isVisible())) continue;
        const frame = page.locator('div').filter({ has: list }).last();
        const plate = await boxOf(frame.locator('.gap-plate'));
        const { y, width: room } = await boxOf(list);
        expect(y, path).toBeGreaterThanOrEqual(plate.y + plate.height);
        expect(room, path).toBeCloseTo((await boxOf(frame)).width, 0);
        lists.push(path);
      }
    }
    expect([...new Set(lists)]).toEqual(['/', '/creators', '/features']);
  });
}

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
