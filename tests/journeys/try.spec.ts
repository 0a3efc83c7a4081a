import { expect, test, type Page } from '@playwright/test';
import foodTable from '../../content/data/foods.json';
import intakes from '../../content/data/reference-intakes.json';
import content from '../../content/data/try.json';
import { formatNumber } from '../../src/lib/format';
import { interpolate } from '../../src/lib/interpolate';

type Food = (typeof foodTable.foods)[number];

// The others are only ingredients of dishes.
const foods = foodTable.foods.filter(({ eatable }) => eatable);

const { start } = content;
const isNew = ({ id }: Food) => start.eaten.every(({ food }) => food !== id);
const newFoodOf = (group: string) => foods.find((food) => food.group === group && isNew(food))!;
const [fruit, fish] = [newFoodOf('fruit'), newFoodOf('meat-fish')];
const eaten = start.eaten.map(({ food }) => foods.find(({ id }) => id === food)!);
const personAt = (position: number) => intakes.people[position]!;
const woman = intakes.people.findIndex(({ id }) => id === start.person);
const man = personAt(woman + 1);
const eu = intakes.sets.find(({ id }) => id !== start.set)!;

const dishes = (page: Page) => page.locator('details[name="dishes"]');

/** The ranking as screen readers read it: rank, title, gaps and score of each dish. */
const ranking = (page: Page) =>
  dishes(page)
    .locator('summary')
    .evaluateAll((summaries) =>
      summaries.map((summary) => {
        const copy = summary.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
        return copy.textContent;
      }),
    );

const more = (page: Page, { name }: Food) =>
  page.getByRole('button', { name: interpolate(content.plate.more, { food: name }), exact: true });
const less = (page: Page, { name }: Food) =>
  page.getByRole('button', { name: interpolate(content.plate.less, { food: name }), exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: content.plate.find });
const foodButton = (page: Page, { name, portions: [portion] }: Food) =>
  page.getByRole('button', {
    name: interpolate(content.plate.addFood, {
      food: name,
      portion: interpolate(content.plate.portion, {
        portion: portion!.label,
        grams: formatNumber(portion!.grams),
      }),
    }),
  });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Types into the field of foods, in the place of what is there. */
async function search(page: Page, text: string) {
  await field(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await field(page).pressSequentially(text);
}

/** Two foods that the first day doesn't have, the second with two portions, and a person and a set it doesn't have. */
async function fillDay(page: Page) {
  await radio(page, man.name).check();
  await radio(page, eu.name).check();
  for (const food of [fruit, fish]) {
    await search(page, food.name.slice(0, 5));
    await foodButton(page, food).click();
  }
  await more(page, fish).click();
}

test('a food changes scores and order, and is announced', async ({ page }) => {
  await page.goto('/try');
  const before = await ranking(page);
  await fillDay(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    interpolate(content.changes.more, { food: fish.name, portions: '2' }),
  );
  const after = await ranking(page);
  expect(after).toHaveLength(10);
  expect(after).not.toEqual(before);
  const titles = (list: string[]) => list.map((text) => /[A-Z][a-z]+ [a-z ]+/.exec(text)?.[0]);
  expect(titles(after)).not.toEqual(titles(before));
});

test('the address of a day shows the same day and ranking in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/try');
  await fillDay(page);
  await expect(page).toHaveURL(new RegExp(`#day=1,${eu.id},${man.id},.*${fish.id}\\.2$`));
  const shared = page.url();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(shared);
  await expect(radio(elsewhere, man.name)).toBeChecked();
  await expect(more(elsewhere, fish)).toBeVisible();
  expect(await ranking(elsewhere)).toEqual(await ranking(page));
  await elsewhere.context().close();
});

test('a broken address shows the first day and a message', async ({ page }) => {
  await page.goto('/try');
  const first = await ranking(page);
  await page.goto('/');
  await page.goto('/try#day=1,no-such-set,nobody,stone');
  await expect(page.getByText(content.invalid)).toBeVisible();
  expect(await ranking(page)).toEqual(first);
});

test('a dish opens to a table of gaps and closes the dish that was open', async ({ page }) => {
  await page.goto('/try');
  const second = dishes(page).nth(1);
  await second.locator('summary').click();
  await expect(second.getByRole('columnheader')).toHaveText([
    content.ranking.nutrient,
    content.ranking.missing,
    content.ranking.amount,
    content.ranking.share,
  ]);
  await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  await dishes(page).nth(2).locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

test('requests nothing but pictures and fonts, and leaves no cookie and no local storage', async ({
  page,
}) => {
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
  await radio(page, personAt(woman).name).focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, man.name)).toBeChecked();
  const single = eaten.find((_food, position) => start.eaten[position]!.portions === 1)!;
  await less(page, single).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: content.plate.title })).toBeFocused();
  await field(page).focus();
  await page.keyboard.type(fruit.name);
  await page.keyboard.press('Enter');
  await expect(more(page, fruit)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('the field finds a food by the beginnings of its words', async ({ page }) => {
  const named = foods.find(({ name }) => name.split(' ').length > 2)!;
  const [, second, third] = named.name.split(/[ ,]+/);
  await page.goto('/try');
  await search(page, `${third!.slice(0, 3)} ${second!.slice(0, 4).toUpperCase()}`);
  await expect(foodButton(page, named)).toBeVisible();
  await search(page, 'xyz');
  await expect(page.getByText(content.plate.notFound)).toBeVisible();
  await search(page, '');
  const browse = interpolate(content.plate.browse, { foods: formatNumber(foods.length) });
  await page.getByText(browse).click();
  await page.getByText(foodTable.groups[0]!.name, { exact: true }).click();
  await expect(foodButton(page, fruit)).toBeVisible();
});

test('a name typed before React has started is looked for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/islands-*.js', (route) => held.then(() => route.continue()));
  await page.goto('/try', { waitUntil: 'commit' });
  await search(page, fruit.name);
  release();
  await expect(foodButton(page, fruit)).toBeVisible();
});

test('a phone reaches the ranking after one screen of choices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/try');
  // The brand's type is wider than the one before it.
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThan(1);
  const choices = await page.getByText(content.who.person, { exact: true }).boundingBox();
  const list = await page.getByRole('heading', { name: content.ranking.title }).boundingBox();
  expect(list!.y - choices!.y).toBeLessThan(844);
});

test('a phone shows the first dish without scrolling, and while foods are tapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/try');
  const first = page.locator('.first-dish');
  await expect(first).toBeInViewport({ ratio: 1 });
  await more(page, eaten[0]!).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: content.ranking.jump }).click();
  await expect(dishes(page).first()).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first day, its ranking, and the tables of dishes and nutrients', async ({
    page,
  }) => {
    await page.goto('/try');
    await expect(dishes(page)).toHaveCount(10);
    await expect(page.getByText(content.ranking.jump)).toHaveCount(0);
    await dishes(page).nth(1).locator('summary').click();
    await expect(dishes(page).nth(1).getByRole('cell', { name: /%$/ }).first()).toBeVisible();
    await page.locator('summary', { hasText: content.gaps.others }).click();
    await expect(page.getByRole('rowheader', { name: 'Sodium' })).toBeVisible();
  });
});
