import { expect } from '@playwright/test';
import { boxOf } from '../support/position';
import { expectReact } from '../support/visit';
import { test } from './live';

test('on phones, a list of gaps is below its plate and as wide as its frame', async ({ page }) => {
  const lists = new Set<string>();
  for (const path of ['/', '/creators', '/features']) {
    await page.goto(path);
    for (const width of [320, 390, 474]) {
      await page.setViewportSize({ width, height: 844 });
      for (const list of await page.locator('dl:has(.gap-bar-of-plate)').all()) {
        // It is hidden, or for screen readers only.
        if (!(await list.isVisible()) || (await boxOf(list)).width < 2) continue;
        const place = `${path} at ${width} px`;
        const frame = page.locator('div').filter({ has: list }).last();
        const plate = await boxOf(frame.locator('.gap-plate'));
        const { y, width: room } = await boxOf(list);
        expect(y, place).toBeGreaterThanOrEqual(plate.y + plate.height);
        expect(room, place).toBeCloseTo((await boxOf(frame)).width, 0);
        lists.add(place);
      }
    }
  }
  expect([...lists]).toEqual([
    // On wider phones, the rim of the home page has the names.
    '/ at 320 px',
    '/creators at 320 px',
    '/creators at 390 px',
    '/creators at 474 px',
    '/features at 320 px',
    '/features at 390 px',
    '/features at 474 px',
  ]);
});

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

test('the score of a ranked dish is one line below its title, or two at the end of its row', async ({
  page,
}) => {
  const places = new Set<string>();
  for (const path of ['/#feature-gaps', '/features', '/creators', '/professionals']) {
    await page.goto(path);
    await expectReact(page);
    for (const width of [390, 720, 768, 1024, 1080, 1280, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const dish of await page.locator('.listed-dish').all()) {
        if (!(await dish.isVisible())) continue;
        const title = await boxOf(dish.locator('.listed-title'));
        const score = dish.locator('.listed-score');
        const { y } = await boxOf(score);
        const isBelow = y >= title.y + title.height - 1;
        const place = isBelow ? 'below' : 'beside';
        await expect
          .soft(score, `${path} at ${width} px, ${place} its title`)
          .toHaveCSS('text-align', isBelow ? 'start' : 'end');
        places.add(place);
      }
    }
  }
  expect(places).toEqual(new Set(['below', 'beside']));
});
