import { expect, test, type Page } from '@playwright/test';
import * as demo from '../support/try';
import { desktop, expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';

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

const AFTER_KALE = [
  'Place 1 Pea soup with rye bread',
  'Place 2 Smoked trout on kale',
  'Place 3 Duck with beet',
  'Place 4 Barley salad with plums',
  'Place 5 Eggs on rye',
  'Place 6 Kefir with plums',
  'Place 7 Bread with cheese and pears',
  'Place 8 Leek tart',
  'Place 9 Pears with kefir',
  'Place 10 Quince cake',
];

/** The link to sign up that is visible outside of the dishes. */
const signUp = (page: Page) =>
  page.getByRole('link', { name: 'Sort every pot' }).filter({ visible: true });

test('a food changes the ranking, and its address shows the same elsewhere', async ({
  page,
  browser,
}) => {
  await page.goto('/try');
  await expect(demo.headings(page)).toHaveText(ORDER);
  await expect(demo.dishes(page).first()).toContainText('55% filled');
  await demo.food(page, 'Kale').click();
  await expect(demo.headings(page)).toHaveText(AFTER_KALE);
  await expect(demo.dishes(page).first()).toContainText('66% filled');
  await expect(demo.dishes(page).nth(2)).toContainText('56% filled');
  await demo.choose(page, 'Cook, 60');
  await demo.choose(page, 'South');
  await expect(page).toHaveURL('/try#day=1,south,cook-60,pear,barley,kefir.2,tea,kale');
  const order = await demo.headings(page).allTextContents();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(demo.radio(elsewhere, 'Cook, 60')).toBeChecked();
  await expect(demo.more(elsewhere, 'Kale')).toBeVisible();
  await expect(demo.headings(elsewhere)).toHaveText(order);
  await elsewhere.context().close();
});

test('a food tapped just before leaving is on the plate on Back', async ({ page }) => {
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
  for (let time = 0; time < 41; time += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/try#day=1,north,child-9,pear,barley,kefir.2,tea');
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

test('a broken address shows the first day and a message', async ({ page }) => {
  await page.goto('/try#day=1,no-such-set,nobody,stone');
  const message = 'This address can’t be read, so here is the sample day.';
  await expect(demo.announcement(page)).toHaveText(message);
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(demo.headings(page)).toHaveText(ORDER);
});

test('an address with encoded commas opens in a tab that has a day', async ({ page }) => {
  await page.goto('/try');
  await demo.more(page, 'Pear').click();
  await expect(page).toHaveURL(/#day=/);
  await page.goto('/try#day=1%2Csouth%2Ccook-60%2Cquince.2');
  await expect(demo.radio(page, 'Cook, 60')).toBeChecked();
  await expect(demo.more(page, 'Quince')).toBeVisible();
  await expect(page.getByText('This address can’t be read')).toHaveCount(0);
});

test('the skip link leaves the day alone, and its address', async ({ page }) => {
  await page.goto('/try#day=1,north,cook-30,quince');
  await expect(demo.more(page, 'Quince')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the soup' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/try#day=1,north,cook-30,quince');
});

test('a tap anywhere on a dish opens it, and closes the dish that was open', async ({ page }) => {
  await page.goto('/try');
  const second = demo.dishes(page).nth(1);
  await second.click({ position: { x: 250, y: 20 } });
  await expect(second.getByRole('columnheader')).toHaveText([
    'Thing',
    'Lacking',
    'In a bowl',
    'Filled',
  ]);
  await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  const leadOn = second.getByRole('link', { name: 'Sort every pot' });
  await expect(leadOn).toHaveAttribute('href', 'https://kitchen.soup.example/join');
  // The link is above the area that a tap closes.
  await leadOn.click({ trial: true });
  await demo
    .dishes(page)
    .nth(2)
    .click({ position: { x: 20, y: 20 } });
  await expect(second.getByRole('table')).toBeHidden();
});

test('a dish that was opened before React started is the one in the table of the day', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/try', { waitUntil: 'commit' });
  await demo.opener(page, 'Duck with beet').click();
  await expect(page.getByText('Smoked trout on kale brings').first()).toBeVisible();
  release();
  await expect(page.getByText('Duck with beet brings').first()).toBeVisible();
});

test('by ear, a dish is a heading and a button with a short name', async ({ page }) => {
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
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await demo.food(page, 'Kale').click();
  await expect
    .poll(said)
    .toEqual([
      'Kale: 1 in the bowl. In front now: Pea soup with rye bread. Not a great gap now: vitamin C.',
    ]);
  await demo.food(page, 'Kale 1').click();
  await expect.poll(async () => (await said()).length).toBe(2);
  expect((await said())[1]).toMatch(/^Kale: 2 in the bowl\./);
});

test('the button of a food is named by its visible text', async ({ page }) => {
  await page.goto('/try');
  await demo.food(page, 'Kale').click();
  const chip = demo.food(page, 'Kale 1');
  await expect(chip).toHaveAccessibleName('Kale 1');
  await demo.search(page, 'kale');
  await expect(demo.food(page, 'Kale a bowl, 70 g 1')).toBeVisible();
});

test('when a food disappears, the focus goes to its neighbor, and from the last to the foods', async ({
  page,
}) => {
  await page.goto('/try#day=1,north,cook-30,pear,barley,tea');
  // The document shows the sample day until React reads the address.
  await expect(demo.less(page, 'Kefir')).toHaveCount(0);
  await demo.less(page, 'Barley').press('Enter');
  await expect(demo.less(page, 'Tea')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.less(page, 'Pear')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.food(page, 'Kale')).toBeFocused();
  await expect(demo.announcement(page)).toHaveText(
    'Pear is out. The bowl is empty. Put something in.',
  );
});

test('requests only pictures and fonts, and stores nothing', async ({ page }) => {
  await page.goto('/try');
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

test('the field finds a food by the beginnings of its words', async ({ page }) => {
  await page.goto('/try');
  await demo.search(page, 'rye DAR');
  await expect(demo.food(page, 'Bread, dark rye sourdough 2 slices, 80 g')).toBeVisible();
  await expect(demo.announcement(page)).toHaveText('Found: 1');
  await demo.search(page, 'xyz');
  await expect(page.getByText('Nothing here is called that.').first()).toBeVisible();
  await demo.search(page, '');
  await page.getByText('All 15 things to eat').click();
  await page.getByText('Orchard', { exact: true }).click();
  await expect(demo.food(page, 'Quince a whole one, 120 g')).toBeVisible();
});

/** The first places as a visitor sees them. */
const firstPlaces = (page: Page, viewport: { width: number }) =>
  viewport === phone ? page.locator('.podium li') : demo.dishes(page);

for (const viewport of [phone, desktop]) {
  test(`the first view has foods, the first places and the way on, before and after a tap: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    const expectInView = async (first: string) => {
      await expect(firstPlaces(page, viewport).first()).toContainText(first);
      for (const place of [0, 1, 2])
        await expect(firstPlaces(page, viewport).nth(place)).toBeInViewport({ ratio: 1 });
      await expect(signUp(page)).toBeInViewport({ ratio: 1 });
      await expect(signUp(page)).toHaveAttribute('href', 'https://kitchen.soup.example/join');
    };
    const field = async () => (await demo.searchField(page).boundingBox())!.y;
    await expectInView('Smoked trout on kale');
    const place = await field();
    for (const food of ['Leek', 'Egg', 'Kale'])
      await expect(demo.food(page, food)).toBeInViewport({ ratio: 1 });
    await demo.food(page, 'Kale').click();
    await expectInView('Pea soup with rye bread');
    const news = page
      .getByText('In front now: Pea soup with rye bread. Not a great gap now: vitamin C.', {
        exact: true,
      })
      .first();
    await expect(news).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await field()).toBeCloseTo(place, 0);
  });

  test(`emptying the plate brings the foods into view and says so: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    await demo.food(page, 'Empty the bowl').click();
    await expect(demo.food(page, 'Kale')).toBeFocused();
    await expect(demo.food(page, 'Kale')).toBeInViewport({ ratio: 1 });
    const news = page.getByText('The bowl is empty. Put something in.').first();
    await expect(news).toBeInViewport({ ratio: 1 });
    await expect(demo.announcement(page)).toHaveText('The bowl is empty. Put something in.');
    await expect(page.getByText(/Forward by|Gone forward|In front now/)).toHaveCount(0);
  });
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a dish moves to its new place: ${moves}, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const animated: Element[] = [];
      Element.prototype.animate = function record(...options) {
        animated.push(this);
        return animate.apply(this, options);
      };
      Object.assign(window, { animated });
    });
    await page.goto('/try');
    await demo.food(page, 'Kale').click();
    await expect(demo.headings(page)).toHaveText(AFTER_KALE);
    const isAnimated = (dish: Element) => Reflect.get(window, 'animated').includes(dish);
    expect(await demo.dishes(page).first().evaluate(isAnimated)).toBe(moves);
  });
}

test('a phone shows the first dishes on a ground while foods are tapped, and the way to all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  await demo.more(page, 'Tea').click();
  await expect(page.locator('.podium')).toBeInViewport({ ratio: 1 });
  const [first, second] = [0, 1].map((place) => page.locator('.podium li').nth(place));
  const [left, right] = [(await first!.boundingBox())!, (await second!.boundingBox())!];
  const between = { x: (left.x + left.width + right.x) / 2, y: left.y + left.height / 2 };
  const ground = await page.evaluate(({ x, y }) => {
    const podium = document.elementFromPoint(x, y)!.closest('.podium');
    return podium && getComputedStyle(podium).backgroundColor;
  }, between);
  expect(ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  await page.getByRole('button', { name: 'See the whole shelf' }).click();
  await expect(demo.dishes(page).first()).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first day, its ranking, and the tables', async ({ page }) => {
    await page.goto('/try');
    await expect(demo.headings(page)).toHaveText(ORDER);
    await expect(page.getByRole('button', { name: 'See the whole shelf' })).toHaveCount(0);
    await expect(page.getByText('Without scripts the shelf shows one sample day.')).toBeVisible();
    const second = demo.dishes(page).nth(1);
    await second.locator('summary').click();
    await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
    await page.locator('summary', { hasText: 'All other things' }).click();
    // It has no target, so it is never one of the gaps.
    await expect(page.getByRole('rowheader', { name: 'Sodium' })).toBeVisible();
  });
});
