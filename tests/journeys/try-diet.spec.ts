import { expect, test, type Page } from '@playwright/test';
import * as demo from '../support/try';
import { expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';

const MEATLESS = [
  'Place 1 Pea soup with rye bread',
  'Place 2 Barley salad with plums',
  'Place 3 Eggs on rye',
  'Place 4 Kefir with plums',
  'Place 5 Pears with kefir',
  'Place 6 Bread with cheese and pears',
  'Place 7 Leek tart',
  'Place 8 Quince cake',
];

test('who eats no meat and no fish gets a ranking without them, also from the link to the day', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  await expect(page.locator('.podium')).toContainText('Smoked trout on kale');
  await demo.diet(page).click();
  await expect(demo.headings(page)).toHaveText(MEATLESS);
  await expect(page.locator('.podium')).toContainText('Pea soup with rye bread');
  await expect(page.locator('.podium')).not.toContainText('Smoked trout on kale');
  const news = '8 pots without legs or fins. In front now: Pea soup with rye bread.';
  const note = 'Without legs, North iron is short.';
  await expect(demo.announcement(page)).toHaveText(`${news} ${note}`);
  await expect(page.getByText(news).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Forward by/)).toHaveCount(0);
  await expect(page.getByText('8 pots, and that was the shelf.')).toBeVisible();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,-meat,pear,barley,kefir.2,tea');
  await demo.food(page, 'Kale').click();
  await expect(demo.headings(page)).toHaveCount(8);
  await expect(page).toHaveURL('/try#day=1,north,cook-30,-meat,pear,barley,kefir.2,tea,kale');
  await page.reload();
  await expect(demo.diet(page)).toBeChecked();
  await expect(demo.headings(page)).toHaveCount(8);
  await expect(page.getByText(note, { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the empty box is filled like the foods: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/try');
    const chip = demo.food(page, 'Kale');
    const ground = await chip.evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect(demo.diet(page)).toHaveCSS('appearance', 'none');
    await expect(demo.diet(page)).toHaveCSS('background-color', ground);
    // An earlier tap checks it only when React has started.
    await expectReact(page);
    await demo.diet(page).check();
    await expect(demo.diet(page)).toHaveCSS('appearance', 'auto');
  });

test('dishes with meat or fish come back, closed, when they are wanted again', async ({ page }) => {
  await page.goto('/try');
  await demo.opener(page, 'Smoked trout on kale').click();
  await expect(page.locator('.open-dish-photo')).toHaveCount(1);
  await demo.diet(page).press('Space');
  await expect(demo.headings(page)).toHaveText(MEATLESS);
  await expect(page.getByText('Pea soup with rye bread brings').first()).toBeVisible();
  await demo.diet(page).press('Space');
  await expect(demo.headings(page)).toHaveCount(10);
  await expect(demo.announcement(page)).toHaveText(
    '10 pots again. In front now: Smoked trout on kale.',
  );
  await expect(page.locator('.open-dish-photo')).toHaveCount(0);
});

test('the sample day has all dishes again', async ({ page }) => {
  await page.goto('/try#day=1,north,cook-30,-meat,kale');
  await expect(demo.diet(page)).toBeChecked();
  await demo.food(page, 'The sample day again').click();
  await expect(demo.diet(page)).not.toBeChecked();
  await expect(demo.headings(page)).toHaveCount(10);
  await expect(page).toHaveURL('/try');
});

test('a tap on it before React starts isn’t lost', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await demo.diet(page).click();
  release();
  await expect(demo.diet(page)).toBeChecked();
  await expect(demo.headings(page)).toHaveText(MEATLESS);
});

for (const [name, there, back] of [
  ['meat and fish are left out, and then not', demo.diet, demo.diet],
  [
    'a food is added and taken away',
    (page: Page) => demo.more(page, 'Tea'),
    (page: Page) => demo.less(page, 'Tea'),
  ],
  [
    'somebody else is chosen, and then not',
    (page: Page) => demo.radio(page, 'Cook, 60'),
    (page: Page) => demo.radio(page, 'Cook, 30'),
  ],
] as const) {
  test(`the sample day has its own address again when ${name}`, async ({ page }) => {
    await page.goto('/try');
    await demo.choice(page).click();
    await there(page).click();
    await expect(page).toHaveURL(/#day=/);
    await back(page).click();
    await expect(page).toHaveURL('/try');
    await expect(demo.food(page, 'The sample day again')).toHaveAttribute('aria-disabled', 'true');
  });
}
