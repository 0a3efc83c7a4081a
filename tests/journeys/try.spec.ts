import { expect, test, type Page } from '@playwright/test';
import foodTable from '../content/data/foods.json';
import labels from '../content/data/interface.json';
import nutrients from '../content/data/nutrients.json';
import intakes from '../content/data/reference-intakes.json';
import trending from '../content/data/trending.json';
import content from '../content/data/try.json';
import { formatNumber } from '../../src/lib/format';
import { interpolate } from '../../src/lib/interpolate';
import * as demo from '../support/try';
import { desktop, phone } from '../support/visit';

const single = demo.eaten.find(({ portions }) => portions === 1)!.food;
const double = demo.eaten.find(({ portions }) => portions === 2)!.food;

/** The ranking as screen readers read it: rank, title, gaps and score of each dish. */
const ranking = (page: Page) =>
  demo
    .dishes(page)
    .locator('summary')
    .evaluateAll((summaries) =>
      summaries.map((summary) => {
        const copy = summary.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
        return copy.textContent;
      }),
    );

const titlesIn = (ranked: string[]) =>
  ranked.map((text) => trending.items.find(({ title }) => text.includes(title))?.title);

/** Two foods, the second with two portions, a person and a set that the first day doesn't have. */
async function fillDay(page: Page) {
  await demo.choose(page, demo.man.name);
  await demo.choose(page, demo.eu.name);
  for (const food of [demo.fruit, demo.fish]) {
    await demo.search(page, food.name.slice(0, 5));
    await demo.foodButton(page, food).click();
  }
  await demo.more(page, demo.fish).click();
}

test('foods change the ranking, and the address shows it elsewhere', async ({ page, browser }) => {
  await page.goto('/try');
  const before = await ranking(page);
  await fillDay(page);
  await expect(demo.announcement(page)).toContainText(
    interpolate(content.changes.more, { food: demo.fish.name, portions: '2' }),
  );
  const after = await ranking(page);
  expect(after).not.toEqual(before);
  expect(titlesIn(after)).not.toEqual(titlesIn(before));
  expect(titlesIn(after).toSorted()).toEqual(trending.items.map(({ title }) => title).toSorted());

  await expect(page).toHaveURL(
    new RegExp(`#day=1,${demo.eu.id},${demo.man.id},.*${demo.fish.id}\\.2$`),
  );
  const shared = page.url();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(shared);
  await expect(demo.radio(elsewhere, demo.man.name)).toBeChecked();
  await expect(demo.more(elsewhere, demo.fish)).toBeVisible();
  await expect.poll(() => ranking(elsewhere)).toEqual(after);
  await elsewhere.context().close();
});

test('a broken address shows the first day and a message', async ({ page }) => {
  await page.goto('/try');
  const first = await ranking(page);
  await page.goto('/');
  await page.goto('/try#day=1,no-such-set,nobody,stone');
  await expect(page.locator('[aria-live]').getByText(content.invalid)).toBeVisible();
  expect(await ranking(page)).toEqual(first);
});

test('an address with encoded commas opens in a tab that has a day', async ({ page }) => {
  await page.goto('/try');
  await demo.more(page, single).click();
  await expect(page).toHaveURL(/#day=/);
  await page.goto(`/try#day=1%2C${demo.eu.id}%2C${demo.man.id}%2C${demo.fruit.id}.2`);
  await expect(demo.radio(page, demo.man.name)).toBeChecked();
  await expect(demo.more(page, demo.fruit)).toBeVisible();
  await expect(page.getByText(content.invalid)).toHaveCount(0);
});

test('the skip link leaves the day alone, and its address', async ({ page }) => {
  await page.goto('/try');
  await demo.less(page, single).click();
  await expect(page).toHaveURL(/#day=/);
  await page.getByRole('link', { name: labels.skipLink }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#day=/);
  await page.reload();
  await demo.more(page, double).click();
  await expect(demo.less(page, single)).toHaveCount(0);
});

test('a dish opens to a table of gaps and closes the dish that was open', async ({ page }) => {
  await page.goto('/try');
  const second = demo.dishes(page).nth(1);
  await second.locator('summary').click();
  await expect(second.getByRole('columnheader')).toHaveText([
    content.ranking.nutrient,
    content.ranking.missing,
    content.ranking.amount,
    content.ranking.share,
  ]);
  await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  await demo.dishes(page).nth(2).locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

test('requests only pictures and fonts, and stores nothing', async ({ page }) => {
  await page.goto('/try');
  const requests: string[] = [];
  page.on('request', (request) => {
    // A browser may fetch the tab's icon, and the fonts, at any time.
    const isOfThePage = ['image', 'font'].includes(request.resourceType());
    if (!isOfThePage && !request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  await fillDay(page);
  await page.getByRole('button', { name: content.plate.clear }).click();
  await expect(page.getByText(content.plate.empty)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/try');
  await demo.choice(page).press('Enter');
  await demo.radio(page, demo.woman.name).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.radio(page, demo.man.name)).toBeChecked();
  await demo.less(page, single).press('Enter');
  await expect(page.getByRole('heading', { name: content.plate.title })).toBeFocused();
  await demo.searchField(page).focus();
  await page.keyboard.type(demo.fruit.name);
  await page.keyboard.press('Enter');
  await expect(demo.more(page, demo.fruit)).toBeVisible();
  await expect(demo.searchField(page)).toBeFocused();
});

test('the field finds a food by the beginnings of its words', async ({ page }) => {
  const named = demo.foods.find(({ name }) => name.split(' ').length > 2)!;
  const [, second, third] = named.name.split(/[ ,]+/);
  await page.goto('/try');
  await demo.search(page, `${third!.slice(0, 3)} ${second!.slice(0, 4).toUpperCase()}`);
  await expect(demo.foodButton(page, named)).toBeVisible();
  await demo.search(page, 'xyz');
  await expect(page.getByText(content.plate.notFound)).toBeVisible();
  await demo.search(page, '');
  const browse = interpolate(content.plate.browse, { foods: formatNumber(demo.foods.length) });
  await page.getByText(browse).click();
  await page.getByText(foodTable.groups[0]!.name, { exact: true }).click();
  await expect(demo.foodButton(page, demo.fruit)).toBeVisible();
});

/** The first places as a visitor sees them, and whether all of them are in sight. */
const firstPlaces = (page: Page, viewport: { width: number }) =>
  viewport === phone
    ? page.locator('.podium li')
    : demo.dishes(page).filter({ visible: true }).locator('summary');

for (const viewport of [phone, desktop]) {
  test(`the first view has foods to tap and the first places, which change: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    const places = firstPlaces(page, viewport);
    const inSight = async () => {
      for (const place of [0, 1, 2]) await expect(places.nth(place)).toBeInViewport({ ratio: 1 });
    };
    const field = async () => (await demo.searchField(page).boundingBox())!.y;
    await inSight();
    const before = await ranking(page);
    const place = await field();
    for (const food of demo.quick) await expect(demo.foodButton(page, food)).toBeInViewport();
    await demo.foodButton(page, demo.quick[0]!).click();
    await expect.poll(async () => titlesIn(await ranking(page))[0]).not.toBe(titlesIn(before)[0]);
    const [first = ''] = titlesIn(await ranking(page));
    const news = page.getByText(interpolate(content.changes.newFirst, { dish: first }));
    await expect(news).toBeInViewport({ ratio: 1 });
    await inSight();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await field()).toBeCloseTo(place, 0);
  });
}

test('a phone shows the first dishes while foods are tapped, and the way to all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  const podium = page.locator('.podium');
  await demo.more(page, single).click();
  await expect(podium).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: content.ranking.jump }).click();
  await expect(demo.dishes(page).first()).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first day, its ranking, and the tables', async ({ page }) => {
    await page.goto('/try');
    await expect(demo.dishes(page)).toHaveCount(trending.items.length);
    await expect(page.getByRole('button', { name: content.ranking.jump })).toHaveCount(0);
    await expect(page.getByText(content.withoutScript)).toBeVisible();
    await demo.dishes(page).nth(1).locator('summary').click();
    await expect(demo.dishes(page).nth(1).getByRole('cell', { name: /%$/ }).first()).toBeVisible();
    await page.locator('summary', { hasText: content.gaps.others }).click();
    // It has no target, so it is never one of the gaps.
    const { name } = nutrients.nutrients.find(({ id }) => id === intakes.riskReduction[0])!;
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  });
});
