import { expect, test } from '@playwright/test';
import * as demo from '../support/try';
import { expectReact } from '../support/visit';

test('an empty plate offers breakfast foods until the example returns', async ({ page }) => {
  await page.goto('/try');
  await demo.food(page, 'Empty the bowl').click();
  await expect(
    page.getByRole('heading', { name: 'What was in the bowl at sunrise?' }),
  ).toBeVisible();
  await demo.food(page, 'Tea').click();
  await demo.food(page, 'Bread').click();
  await demo.food(page, 'Egg').click();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,tea,rye-bread,egg');
  await expect(demo.food(page, 'Tea 1')).toBeVisible();
  await demo.food(page, 'The sample day again').click();
  await expect(page.getByRole('heading', { name: 'Put something in' })).toBeVisible();
  await expect(demo.food(page, 'Kale')).toBeVisible();
});

test('on an empty plate, where all gaps count, the first dish names what it adds most to', async ({
  page,
}) => {
  await page.goto('/try');
  await expect(demo.dishes(page).first()).not.toContainText('Brings most');
  await demo.food(page, 'Empty the bowl').click();
  await expect(demo.dishes(page).first()).toContainText(/Brings most: .+, .+, and /);
  await expect(demo.dishes(page).first().getByRole('listitem')).toHaveCount(0);
});

test('two quick clicks on the minus remove one food, which can be put back', async ({ page }) => {
  await page.goto('/try');
  await expectReact(page);
  await demo.less(page, 'Barley').dblclick();
  await expect(demo.announcement(page)).toHaveText(/^Barley is out\./);
  await expect(page).toHaveURL('/try#day=1,north,cook-30,pear,kefir.2,tea');
  await page.getByRole('button', { name: 'Put back Barley' }).press('Enter');
  await expect(demo.more(page, 'Barley')).toBeFocused();
  await expect(demo.announcement(page)).toHaveText(/^Barley: 1 in the bowl\./);
  await expect(page).toHaveURL('/try');
});

test('removed foods keep their rows until another food is added', async ({ page }) => {
  await page.goto('/try#day=1,north,cook-30,pear,barley');
  await expect(demo.less(page, 'Kefir')).toHaveCount(0);
  await demo.less(page, 'Pear').press('Enter');
  await expect(demo.less(page, 'Pear')).toBeFocused();
  await demo.less(page, 'Barley').click();
  await expect(demo.announcement(page)).toHaveText(
    'Barley is out. The bowl is empty. Put something in.',
  );
  await expect(page.getByRole('button', { name: /^Put back/ })).toHaveText([
    'Put back Pear',
    'Put back Barley',
  ]);
  await demo.food(page, 'Kale').click();
  await expect(page.getByRole('button', { name: /^Put back/ })).toHaveCount(0);
  await expect(demo.less(page, 'Kale')).toBeVisible();
});

test('a search finds foods by their words, plurals, amounts, meals and groups, and near misses', async ({
  page,
}) => {
  await page.goto('/try');
  for (const [query, foods, answer] of [
    ['bread DAR', ['Bread, dark rye sourdough'], 'Found: 1'],
    ['kales', ['Kale'], 'Found: 1'],
    ['2 bowls of kale', ['Kale'], 'Found: 1'],
    ['toast with egg', ['Bread, dark rye sourdough', 'Egg'], 'Found: 2'],
    ['orchard', ['Quince', 'Pear', 'Plum'], 'Found: 3'],
    [
      'pizza',
      ['Bread, dark rye sourdough', 'Cheese'],
      'No “pizza” here. Nearest: bread and cheese',
    ],
    ['Canned tuna', ['Trout, smoked'], 'No “Canned tuna” here. Nearest: trout'],
    ['barly', ['Barley'], 'Was it barley?'],
  ] as const) {
    await demo.search(page, query);
    await expect(demo.announcement(page), query).toHaveText(answer);
    const names = page.locator('.food-button:not([data-chip]) .font-semibold');
    await expect(names, query).toHaveText([...foods]);
  }
});

test('a search for what is no single food says what to do, and shows the groups', async ({
  page,
}) => {
  await page.goto('/try');
  for (const [query, answer] of [
    ['leek soup', 'A soup is many things. Put them in one by one.'],
    ['pills', 'Pills don’t count.'],
    ['kale for the cat', 'Ask the cat.'],
  ] as const) {
    await demo.search(page, query);
    await expect(demo.announcement(page), query).toHaveText(answer);
    await expect(page.getByText(answer).first()).toBeVisible();
    await expect(page.getByText('Orchard', { exact: true })).toBeVisible();
  }
});

test('a search that finds nothing says so and shows the groups', async ({ page }) => {
  await page.goto('/try');
  await demo.search(page, 'xyz');
  await expect(demo.announcement(page)).toHaveText('Nothing here is called that.');
  await page.getByText('Orchard', { exact: true }).click();
  await demo.food(page, 'Quince a whole one, 120 g').click();
  await expect(demo.more(page, 'Quince')).toBeVisible();
});

test('Enter adds the only food of a name, but none of several, and none that is only the nearest', async ({
  page,
}) => {
  await page.goto('/try');
  for (const [query, answer] of [
    ['tuna', 'No “tuna” here. Nearest: trout'],
    ['orchard', 'Found: 3'],
  ] as const) {
    await demo.search(page, query);
    await expect(demo.announcement(page)).toHaveText(answer);
    await demo.searchField(page).press('Enter');
  }
  await demo.search(page, 'half a quince');
  await demo.searchField(page).press('Enter');
  await expect(page).toHaveURL('/try#day=1,north,cook-30,pear,barley,kefir.2,tea,quince');
});
