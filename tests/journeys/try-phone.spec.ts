import { expect, test, type Page } from '@playwright/test';
import * as demo from '../support/try';
import { boxOf } from '../support/position';
import { header } from '../support/controls';
import { desktop, overhang, phone } from '../support/visit';

/** The foods of the list that can be seen. */
const shown = (page: Page) => page.locator('.eaten-food').filter({ visible: true });
const all = (page: Page) => page.locator('summary', { hasText: /^All \d+ in the bowl$/ });

test('a phone shows the last of the foods that were eaten, and all of them on request', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try#day=1,north,cook-30,pear,barley,kefir,plum,quince,kale,tea');
  await expect(shown(page)).toHaveText([/^Quince/, /^Kale/, /^Tea/]);
  await all(page).click();
  await expect(shown(page)).toHaveCount(7);
  await all(page).click();
  await expect(shown(page)).toHaveCount(3);
  await page.setViewportSize(desktop);
  await expect(shown(page)).toHaveCount(7);
  await expect(all(page)).toBeHidden();
});

test('a phone’s short list never hides what was just tapped, or the way to undo it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try#day=1,north,cook-30,leek,barley,kefir,plum,quince,tea');
  await demo.food(page, 'Kale').click();
  await expect(shown(page)).toHaveText([/^Quince/, /^Tea/, /^Kale/]);
  // One that was eaten before, from the chips above the list.
  await demo.food(page, 'Leek 1').click();
  await expect(shown(page)).toHaveText([/^Leek/, /^Quince/, /^Tea/, /^Kale/]);
  await demo.less(page, 'Quince').click();
  await demo.food(page, 'Leek 2').click();
  await expect(page.getByRole('button', { name: 'Put back Quince' })).toBeVisible();
  await expect(shown(page)).toHaveText([/^Leek/, /^Quince/, /^Tea/, /^Kale/]);
});

test('a list of three foods is shown whole', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/try#day=1,north,cook-30,pear,barley,tea');
  await expect(shown(page)).toHaveCount(3);
  await expect(all(page)).toBeHidden();
});

test('on a phone, the ranking begins less than a window below the foods to tap', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try#day=1,north,cook-30,pear,barley,kefir,plum,quince,kale,tea,leek,egg,duck');
  await expect(shown(page)).toHaveCount(3);
  const ranking = await boxOf(page.getByRole('heading', { name: 'The shelf of 10' }));
  expect(ranking.y - (await boxOf(demo.searchField(page))).y).toBeLessThan(phone.height);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all foods of the sample day can be shown on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/try');
    await expect(shown(page)).toHaveText([/^Barley/, /^Kefir/, /^Tea/]);
    await all(page).click();
    await expect(shown(page)).toHaveText([/^Pear/, /^Barley/, /^Kefir/, /^Tea/]);
  });
});

for (const width of [320, 390, 768])
  test(`the link to the app is a button in a bar from edge to edge of the window: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/try');
    await demo.food(page, 'Kale').click();
    const bar = page.locator('.sign-up-bar');
    await expect(bar).toBeVisible();
    // Without the scrollbar that some browsers have.
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await boxOf(bar)).toMatchObject({ x: 0, width: inner });
    await expect(bar).toHaveCSS('background-color', /^rgb\(/);
    await expect(bar).toHaveCSS('border-top-width', '1px');
    const button = bar.getByRole('link', { name: 'Sort every pot' });
    await expect(button).toHaveCSS('background-color', /^rgb\(/);
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    expect(await overhang(page)).toBe(0);
  });

test('on a desktop, the link to the app is beside the ranking, moves nothing, and covers no food', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/try');
  const first = page.locator('.ranked-dish').first();
  const { y } = await boxOf(first);
  await demo.food(page, 'Kale').click();
  const wayOn = page.getByRole('link', { name: 'Sort every pot', exact: true }).first();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  const heading = await boxOf(page.getByRole('heading', { name: 'What comes next' }));
  expect((await boxOf(wayOn)).x).toBeGreaterThan(heading.x + heading.width);
  // The dish that was here before leaves from behind it.
  await expect(demo.headings(page)).toHaveText(demo.AFTER_KALE);
  await expect.poll(async () => (await boxOf(first)).y).toBeCloseTo(y, 0);
  await expect(page.locator('.sign-up-bar')).toBeHidden();
  // Far down, the one in the header is still there.
  await demo.more(page, 'Tea').evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await demo.more(page, 'Tea').click();
  await expect(header(page).getByRole('link', { name: 'Join' })).toBeInViewport();
});

test('the link to the app keeps the focus when an open dish brings its own', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  await demo.food(page, 'Kale').click();
  const wayOn = page.locator('.sign-up-bar').getByRole('link', { name: 'Sort every pot' });
  await demo.opener(page, 'Leek tart').click();
  const own = page.getByRole('link', { name: 'Sort every pot beside leek tart' });
  await own.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(wayOn).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(wayOn).toBeVisible();
  await wayOn.focus();
  await own.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.sign-up-bar')).toHaveClass(/invisible/);
  await expect(wayOn).toBeFocused();
  await expect(wayOn).toBeVisible();
});
