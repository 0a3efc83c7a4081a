import { expect, test } from '@playwright/test';
import * as demo from '../support/try';
import { expectReact, holdBack, ISLAND_FILES } from '../support/visit';

const ORDER = [
  'Place 1 Smoked trout on kale',
  'Place 2 Pea soup with rye bread',
  'Place 3 Barley salad with plums',
  'Place 4 Eggs on rye',
  'Place 5 Duck with beet',
  'Place 6 Kefir with plums',
  'Place 7 Pears with kefir',
  'Place 8 Bread with cheese and pears',
  'Place 9 Leek tart',
  'Place 10 Quince cake',
];

test('a food changes the ranking, and the address shows the same elsewhere', async ({
  page,
  browser,
}) => {
  await page.goto('/try');
  await expect(demo.headings(page)).toHaveText(ORDER);
  await expect(demo.dishes(page).first()).toContainText('55% filled');
  await demo.food(page, 'Kale').click();
  await expect(demo.headings(page)).toHaveText(demo.AFTER_KALE);
  await expect(demo.dishes(page).first()).toContainText('66% filled');
  await expect(demo.dishes(page).nth(2)).toContainText('56% filled');
  await demo.choose(page, 'Cook, 60');
  await demo.choose(page, 'South');
  await expect(page).toHaveURL('/try#day=1,south,cook-60,pear,barley,kefir.2,tea,kale');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(demo.radio(elsewhere, 'Cook, 60')).toBeChecked();
  await expect(demo.more(elsewhere, 'Kale')).toBeVisible();
  await expect(async () => {
    const order = await demo.headings(page).allTextContents();
    expect(await demo.headings(elsewhere).allTextContents()).toEqual(order);
  }).toPass();
  await elsewhere.context().close();
});

test('a food tapped just before leaving is on the plate after Back', async ({ page }) => {
  await page.goto('/try');
  await expectReact(page);
  await demo.food(page, 'Leek').click();
  await page.getByRole('banner').getByRole('link', { name: 'Soup & Co, first page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,pear,barley,kefir.2,tea,leek');
  await expect(demo.more(page, 'Leek')).toBeVisible();
});

test('many changes in a row update the address less often than WebKit allows', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    let updates = 0;
    history.replaceState = function count(...args) {
      document.documentElement.dataset.updates = String((updates += 1));
      replaceState.apply(history, args);
    };
  });
  await page.goto('/try');
  await demo.choice(page).click();
  await demo.radio(page, 'Cook, 30').focus();
  const start = Date.now();
  // In WebKit, arrow keys don't wrap from the last radio button to the first.
  for (let time = 0; time < 20; time += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/try#day=1,north,cook-60,pear,barley,kefir.2,tea');
  const updates = Number(await page.locator('html').getAttribute('data-updates'));
  // WebKit allows 100 in 30 seconds.
  expect(updates).toBeLessThanOrEqual(1 + (Date.now() - start) / 300);
});

test('an address that names another host never leads there', async ({ page, baseURL }) => {
  const hostile = `${baseURL}//evil.example/..%2ftry`;
  // Servers that resolve the dots answer with the demo.
  await page.route(hostile, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/try` }) }),
  );
  await page.goto(hostile);
  await demo.food(page, 'Kale').click();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,pear,barley,kefir.2,tea,kale');
});

test('the query of a link stays in the address', async ({ page }) => {
  await page.goto('/try?utm_source=letter&q=a%20b');
  await demo.food(page, 'Kale').click();
  await expect(page).toHaveURL(
    '/try?utm_source=letter&q=a%20b#day=1,north,cook-30,pear,barley,kefir.2,tea,kale',
  );
});

test('a broken address shows the first day and a message', async ({ page }) => {
  await page.goto('/try#day=1,no-such-set,nobody,stone');
  const message = 'This address can’t be read, so here is the sample day.';
  await expect(demo.announcement(page)).toHaveText(message);
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(demo.headings(page)).toHaveText(ORDER);
});

test('an address with encoded commas opens in a tab that already has a day', async ({ page }) => {
  await page.goto('/try');
  await demo.more(page, 'Pear').click();
  await expect(page).toHaveURL(/#day=/);
  await page.goto('/try#day=1%2Csouth%2Ccook-60%2Cquince.2');
  await expect(demo.radio(page, 'Cook, 60')).toBeChecked();
  await expect(demo.more(page, 'Quince')).toBeVisible();
  await expect(page.getByText('This address can’t be read')).toHaveCount(0);
});

test('the skip link doesn’t change the day or its address', async ({ page }) => {
  await page.goto('/try#day=1,north,cook-30,quince');
  await expect(demo.more(page, 'Quince')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the soup' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,quince');
});

test('a tap anywhere on a dish opens it and closes the open one', async ({ page }) => {
  await page.goto('/try');
  const second = demo.dishes(page).nth(1);
  await second.click({ position: { x: 250, y: 20 } });
  const columns = ['Thing', 'Lacking', 'In a bowl', 'Filled'];
  await expect(second.getByRole('columnheader')).toHaveText(columns);
  await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  const leadOn = second.getByRole('link', {
    name: 'Sort every pot beside pea soup with rye bread',
  });
  await expect(leadOn).toHaveAttribute('href', 'https://kitchen.soup.example/join');
  // The link is on top of the area where a tap closes the dish.
  await leadOn.click({ trial: true });
  const third = demo.dishes(page).nth(2);
  await third.click({ position: { x: 20, y: 20 } });
  await expect(second.getByRole('table')).toBeHidden();
});

test('a dish opened before React starts is the one in the table of the day', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await demo.opener(page, 'Duck with beet').click();
  await expect(page.getByText('Smoked trout on kale brings').first()).toBeVisible();
  release();
  await expect(page.getByText('Duck with beet brings').first()).toBeVisible();
});

test('the list of foods works if it was opened before React started', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await page.getByText('All 15 things to eat').click();
  release();
  await page.getByText('Orchard', { exact: true }).click();
  await demo.food(page, 'Quince a whole one, 120 g').click();
  await expect(demo.more(page, 'Quince')).toBeVisible();
});

test('to screen readers, a dish is a heading and a button with a short name', async ({ page }) => {
  await page.goto('/try');
  await expect(demo.headings(page)).toHaveText(ORDER);
  const opener = demo.dishes(page).first().locator('summary');
  await expect(opener).toHaveAccessibleName('How so? Smoked trout on kale');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('a tap on a food is announced once, after the ranking has changed', async ({ page }) => {
  await page.goto('/try');
  await expectReact(page);
  await page.evaluate(() => {
    const said: string[] = Object.assign(window, { said: [] }).said;
    for (const region of document.querySelectorAll('main [aria-live]'))
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  const said = () => page.evaluate<string[]>(() => Reflect.get(window, 'said'));
  await demo.food(page, 'Kale').click();
  await expect
    .poll(said)
    .toEqual([
      'Kale: 1 in the bowl. In front now: Pea soup with rye bread. Not a great gap now: vitamin\u00a0C.',
    ]);
  await demo.food(page, 'Kale 1').click();
  await expect.poll(async () => (await said()).length).toBe(2);
  expect((await said())[1]).toMatch(/^Kale: 2 in the bowl\./);
});

test('a food’s button is named by its visible text', async ({ page }) => {
  await page.goto('/try');
  await demo.food(page, 'Kale').click();
  const chip = demo.food(page, 'Kale 1');
  await expect(chip).toHaveAccessibleName('Kale 1');
  await demo.search(page, 'kale');
  await expect(demo.food(page, 'Kale a bowl, 70 g 1')).toBeVisible();
});

test('requests only pictures and fonts, and stores nothing', async ({ page }) => {
  await page.goto('/try');
  // The files of the header's controls come after the page has loaded.
  await expectReact(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A browser may fetch the tab's icon and the fonts at any time.
    const isOfThePage = ['image', 'font'].includes(request.resourceType());
    if (!isOfThePage && !request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  await demo.food(page, 'Kale').click();
  await demo.choose(page, 'South');
  await demo.food(page, 'Empty the bowl').click();
  await expect(page.getByText('An empty bowl.')).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/try');
  await expectReact(page);
  await demo.choice(page).press('Enter');
  await demo.radio(page, 'Cook, 30').focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.radio(page, 'Cook, 60')).toBeChecked();
  await demo.searchField(page).focus();
  await page.keyboard.type('Quince');
  await page.keyboard.press('Enter');
  await expect(demo.more(page, 'Quince')).toBeVisible();
  await expect(demo.searchField(page)).toBeFocused();
  await demo.opener(page, 'Leek tart').press('Enter');
  await expect(demo.dishes(page).filter({ has: page.locator('[open]') })).toContainText(
    'Leek tart',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first day, its ranking, and the tables', async ({ page }) => {
    await page.goto('/try');
    await expect(demo.headings(page)).toHaveText(ORDER);
    await expect(page.getByRole('button', { name: 'See all 10 pots' })).toHaveCount(0);
    await expect(page.getByText('Without scripts the shelf shows one sample day.')).toBeVisible();
    const second = demo.dishes(page).nth(1);
    await second.locator('summary').click();
    await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
    await page.locator('summary', { hasText: 'All other things' }).click();
    // It has no target, so it is never one of the gaps.
    await expect(page.getByRole('rowheader', { name: 'Sodium' })).toBeVisible();
  });
});
