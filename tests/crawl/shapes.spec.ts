import { expect, type Locator } from '@playwright/test';
import { boxOf } from '../support/position';
import { expectReact } from '../support/visit';
import { test } from './live';

const edges = async (element: Locator) => {
  const { x, width } = await boxOf(element);
  return [Math.round(x), Math.round(x + width)];
};

test('the banner and the switch of /pricing end where cards end', async ({ page }) => {
  await page.goto('/pricing');
  for (const [width, ofBanner, ofSwitch] of [
    [390, [0, 0], [0, 0]],
    [768, [0, 2], [0, 1]],
    [1024, [0, 2], [0, 1]],
    [1280, [0, 1], [2, 2]],
    [1920, [0, 1], [2, 2]],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cards = await Promise.all((await page.locator('.plan-card').all()).map(edges));
      const between = ([first, last]: readonly [number, number]) => [
        cards[first]?.[0],
        cards[last]?.[1],
      ];
      expect(await edges(page.locator('.early-access'))).toEqual(between(ofBanner));
      expect(await edges(page.getByRole('radiogroup'))).toEqual(between(ofSwitch));
      const [banner, radios] = [
        await boxOf(page.locator('.early-access')),
        await boxOf(page.getByRole('radiogroup')),
      ];
      if (radios.y < banner.y + banner.height) expect(radios.height).toBeCloseTo(banner.height, 0);
      const [month, year] = await Promise.all(
        (await page.locator('.billing label').all()).map(boxOf),
      );
      // The year's side has room for the discount on one line.
      if (width < 640) expect((month?.width ?? NaN) * 1.5).toBeCloseTo(year?.width ?? NaN, 0);
      // The labels of the switch are on one line, but a phone has no room for the discount's badge beside its word.
      const most = width < 400 ? 76 : 60;
      expect((await boxOf(page.getByRole('radiogroup'))).height).toBeLessThan(most);
    });
});

for (const path of ['/method', '/blog/how-ranking-by-nutrient-gaps-works'])
  test(`rows of a table on ${path} have symbols where its plates have them`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 390, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const table = page.getByRole('table').filter({ has: page.locator('.gap-plate') });
      const hasSymbols = await table.locator('.gap-plate-symbols').first().isVisible();
      const row = table.getByRole('rowheader').first();
      await expect(row.locator('.nutrient-symbol')).toBeVisible({ visible: hasSymbols });
      if (!hasSymbols) continue;
      // On the line of the nutrient's name.
      const { text, symbol } = await row.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.lastChild ?? cell);
        const [line] = range.getClientRects();
        const box = cell.querySelector('.nutrient-symbol')?.getBoundingClientRect();
        return { text: line?.top ?? NaN, symbol: box?.bottom ?? NaN };
      });
      expect(text).toBeLessThan(symbol);
    }
  });

test('nobody who can be chosen in How It Works stands alone below the others', async ({ page }) => {
  await page.goto('/');
  const options = page.getByRole('group', { name: 'Who’s eating' }).getByRole('button');
  await expect(options).toHaveCount(4);
  for (const width of [360, 390, 640, 768, 834, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await options.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    const inLastRow = tops.filter((top) => top === tops.at(-1));
    expect(inLastRow.length, `${width} px`).toBeGreaterThan(1);
  }
});

test('what is below the audiences hardly moves when another tab is chosen', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: number[] = [];
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      heights.push((await boxOf(page.getByRole('tabpanel'))).height);
    }
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThan(24);
  }
});

test('what the order of Trending is fits one line on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const lead = page.getByText('Ranked for one example day, by its biggest gaps. Check our math');
  expect((await boxOf(lead)).height).toBeLessThan(32);
});

test('on paper, a plate is on the page of its table, and the text after the slider stands apart', async ({
  page,
}) => {
  await page.goto('/method');
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('.table-frame').filter({ has: page.locator('.gap-plate') });
  await expect(table).toHaveCSS('break-inside', 'avoid');
  await expect(table.locator('thead')).toHaveCSS('display', 'table-row-group');
  const row = await boxOf(table.getByRole('row').last());
  const next = await boxOf(page.getByRole('heading', { name: 'How often each dish comes first' }));
  expect(next.y - (row.y + row.height)).toBeGreaterThan(40);
});
