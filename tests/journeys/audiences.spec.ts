import { expect, test, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import audiences from '../content/data/audiences.json';
import { boxOf, expectBeginsInView } from '../support/position';
import { desktop, expectFonts, expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';

const { tabs, label } = audiences;

const tabList = (page: Page) => page.getByRole('tablist', { name: label });
const tab = (page: Page, position: number) => tabList(page).getByRole('tab').nth(position);

/** Expects a tab to be the selected one, its panel to be the only one, and its “coming soon” badge to be right. */
async function expectShown(page: Page, position: number) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tab(page, position)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  const panelId = await tab(page, position).getAttribute('aria-controls');
  await expect(panel).toHaveAttribute('id', String(panelId));
  const { role, title, benefits, comingSoon, link } = itemAt(tabs, position);
  const badge = tab(page, position).getByText(audiences.comingSoon);
  await expect(badge).toHaveCount(comingSoon ? 1 : 0);
  await expect(panel).toHaveAccessibleName(new RegExp(role));
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveText(benefits);
  await expect(panel.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to);
}

test('the first audience is shown until a click on another tab', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await expect(tabList(page).getByRole('tab')).toContainText(tabs.map(({ role }) => role));
  await expectShown(page, 0);
  for (const position of [...tabs.keys()].toReversed()) {
    await tab(page, position).click();
    await expectShown(page, position);
  }
});

test('an audience without a picture sees the household’s table, with a rim for each person', async ({
  page,
}) => {
  await page.goto('/');
  const table = page.getByRole('figure').filter({ hasText: 'for this table' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('listitem')).toHaveText([
    '57% Child, 9, after kale and plums',
    '55% Cook, 30, after pear and barley',
    '58% Cook, 60, after rye bread',
  ]);
  await expect(table).toContainText(
    'Smoked trout on kale In front of 10 pots for this table: 57% filled, on the whole · Sample',
  );
  const rims = table.getByRole('img');
  await expect(rims).toHaveCount(3);
  await expect(rims.nth(1)).toHaveAccessibleName(
    'Vitamin E 37%, Vitamin C 100%, Iron 31%, Magnesium 49%, Fiber 56%',
  );
  await table.getByRole('link', { name: 'Child, 9' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale,plum');
});

test('on a desktop, the household’s plates are in one row below the name of their dish', async ({
  page,
}) => {
  await page.goto('/');
  const table = page.getByRole('figure').filter({ hasText: 'for this table' });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const name = await boxOf(table.getByText('Smoked trout on kale'));
    const plates = await Promise.all(
      (await table.getByRole('img').all()).map((each) => boxOf(each)),
    );
    expect(plates).toHaveLength(3);
    // WebKit rounds them to sixty-fourths of a pixel.
    for (const { y } of plates) expect(y).toBeCloseTo(plates[0]!.y, 1);
    expect(plates[0]!.y).toBeGreaterThan(name.y + name.height);
    const panel = await boxOf(page.getByRole('tabpanel'));
    expect((await boxOf(table)).width, `${width} px`).toBeCloseTo((panel.width - 16) / 2, -1);
  }
});

test('below 1280 px, each of the household’s plates is in a row with its figure and its day', async ({
  page,
}) => {
  await page.goto('/');
  const table = page.getByRole('figure').filter({ hasText: 'for this table' });
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await table.getByRole('listitem').all();
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const plate = await boxOf(row.getByRole('img'));
      const day = await boxOf(row.getByRole('link'));
      expect(day.x, `${width} px`).toBeGreaterThan(plate.x + plate.width);
      expect((await boxOf(row)).height, `${width} px`).toBeLessThan(64);
    }
  }
});

test('on a phone, each figure of the household’s table is on one line', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const table = page.getByRole('figure').filter({ hasText: 'for this table' });
  const figures = await table.getByRole('listitem').locator('b').all();
  expect(figures).toHaveLength(3);
  for (const figure of figures) {
    // As wide as the widest of two digits in WebKit, which sets text a little wider.
    await figure.evaluate((each) => (each.textContent = '88%'));
    expect((await boxOf(figure)).height).toBeLessThan(30);
    const overhang = await figure.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});

test('on a wide screen, the text around the household’s table is as large as the panel’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const sizeOf = (text: string) =>
    page
      .getByRole('region', { name: audiences.title })
      .getByText(text)
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('Cook, 30, after pear and barley')).toBeGreaterThanOrEqual(18);
  expect(await sizeOf(tabs[0]!.benefits[0]!)).toBeGreaterThanOrEqual(20);
  expect(await sizeOf(audiences.creators.text)).toBeGreaterThanOrEqual(20);
});

test('arrow keys, Home and End move between tabs and wrap around', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await tab(page, 0).focus();
  const last = tabs.length - 1;
  const keys = { ArrowLeft: last, ArrowRight: 0, End: last, Home: 0 };
  for (const [key, position] of Object.entries(keys)) {
    await page.keyboard.press(key);
    await expect(tab(page, position)).toBeFocused();
    await expectShown(page, position);
  }
  await page.evaluate(() => (document.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 1)).toBeFocused();
});

test('the tab list is one tab stop, and the panel is the next', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await tab(page, 1).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 1)).toBeFocused();
});

for (const viewport of [phone, desktop]) {
  test(`a link to an audience scrolls to its start before and after React starts: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await holdBack(page, ISLAND_FILES);
    await page.goto('/#audience-coaches');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(/^Coaches/);
    await expectFonts(page);
    await expectBeginsInView(panel);
    const before = await boxOf(panel);
    release();
    await expectReact(page);
    await expectShown(page, 2);
    expect((await boxOf(panel)).y).toBeCloseTo(before.y, 0);
    for (const [address, place] of [
      ['#audience-neighbors', 0],
      ['#audience-rowers', 1],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await expectShown(page, place);
      await expectBeginsInView(panel);
    }
  });
}

test('a tab works before React starts, and looks the same as after', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  const look = (position: number) =>
    tab(page, position).evaluate((element) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(element);
      return [backgroundColor, borderColor, color];
    });
  const [selected, other] = [await look(0), await look(1)];
  await expectFonts(page);
  await tab(page, 2).click();
  await tab(page, 1).click();
  const panel = page.getByRole('tabpanel');
  // Chromium shows it a moment before it scrolls to it.
  await expect(panel).toHaveAccessibleName(new RegExp(tabs[1]!.role));
  await expectBeginsInView(panel);
  expect([await look(0), await look(1)]).toEqual([other, selected]);
  const before = await boxOf(panel);
  release();
  await expectReact(page);
  await expectShown(page, 1);
  expect([await look(0), await look(1)]).toEqual([other, selected]);
  expect((await boxOf(panel)).y).toBeCloseTo(before.y, 0);
});

for (const when of ['before', 'after'] as const) {
  const title = `a text fragment selects the tab with its text ${when} React starts`;
  test(title, { tag: '@chromium' }, async ({ page }) => {
    const release = await holdBack(page, ISLAND_FILES);
    if (when === 'after') {
      release();
      await page.goto('/');
      await expectReact(page);
    }
    await page.goto('/#:~:text=A%20shelf%20that%20sorts%20itself');
    await expectFonts(page);
    const line = page.getByText('A shelf that sorts itself');
    await expect(line).toBeInViewport({ ratio: 1 });
    const before = await boxOf(line);
    release();
    await expectReact(page);
    await expectShown(page, 1);
    expect((await boxOf(line)).y).toBeCloseTo(before.y, 0);
  });
}

test(
  'in forced colors, the border of the chosen tab stays as it is under a pointer',
  { tag: '@forced-colors' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const chosen = page.getByRole('tab', { selected: true });
    const border = await chosen.evaluate((el) => getComputedStyle(el).borderTopColor);
    await chosen.hover();
    await expect(chosen).toHaveCSS('border-top-color', border);
  },
);
