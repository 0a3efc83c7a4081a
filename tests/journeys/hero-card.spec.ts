import { expect, test } from '@playwright/test';
import { example } from '../content/data/hero.json';
import { dot } from '../support/controls';
import { expectSlide, openFirstSlide, pause, play, slideshow } from '../support/hero';
import { Heights, removeOtherSections } from '../support/heights';
import { dishes, headings } from '../support/try';
import { boxOf } from '../support/position';
import { phone } from '../support/visit';

test('the card shows how well the pictured dish fills the gaps of a person’s day', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await expect(card.getByText(example.legend)).toBeVisible();
  for (const [slide, person, dish, shares] of [
    [
      1,
      'Cook, 30, after pear and barley',
      'Smoked trout on kale 55% filled',
      'Vitamin E 37%, Vitamin C 100%, Iron 31%, Magnesium 49%, Fiber 56%',
    ],
    [
      4,
      'Cook, 60, after rye bread',
      'Quince cake 23% filled',
      'Vitamin C 10%, Vitamin E 18%, Magnesium 6%, Fiber 14%, Iron 67%',
    ],
  ] as const) {
    await dot(page, slide).click();
    await expect(card.getByRole('link')).toHaveText(person);
    await expect(card.locator('.example-dish[data-state]')).toHaveText(dish);
    await expect(card.getByRole('img')).toHaveAccessibleName(shares);
  }
});

test('on phones, tablets, and wide screens, each gap on the card has the letters that the plate shows it by', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  for (const width of [phone.width, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const letters = card.getByRole('listitem').locator('.nutrient-symbol:visible');
    const shown = await letters.evaluateAll((all) => all.map((each) => each.dataset.symbol));
    expect(shown, `${width} px`).toEqual(['E', 'C', 'Fe', 'Mg', 'Fi']);
  }
});

test('an arc that moves passes under the letters of its plate, not through them', async ({
  page,
}) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const letter = card.locator('.gap-plate-symbols > *').first();
  const ground = await letter.evaluate((each) => {
    const plate = each.closest('.gap-plate');
    return plate && getComputedStyle(plate).backgroundColor;
  });
  const stroke = await letter.evaluate((each) => {
    const { webkitTextStrokeColor, webkitTextStrokeWidth, paintOrder } = getComputedStyle(
      each,
      '::before',
    );
    return { webkitTextStrokeColor, width: parseFloat(webkitTextStrokeWidth), paintOrder };
  });
  expect(stroke).toMatchObject({ webkitTextStrokeColor: ground, paintOrder: 'stroke' });
  expect(stroke.width).toBeGreaterThan(2);
});

test('the person on the card leads to the same day on /try, with the same dish first', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  await dot(page, 2).click();
  await expectSlide(page, 2);
  const card = slideshow(page).getByRole('figure');
  await expect(card.getByText('Pea soup with rye bread 62% filled')).toBeVisible();
  await card.getByRole('link', { name: 'Child, 9, after kale and plums' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale,plum');
  await expect(headings(page).first()).toHaveText('Place 1 Pea soup with rye bread');
  await expect(dishes(page).first()).toContainText('62%');
});

test('tapped foods are added to the day of one person only', async ({ page }) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const kale = card.getByRole('button', { name: 'Kale' });
  await pause(page).click();
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await kale.click();
  await expectSlide(page, 1);
  const person = card.getByRole('link');
  await expect(person).toHaveText('Cook, 60, after rye bread');
  await expect(person).toHaveAttribute(
    'href',
    '/try#day=1,north,cook-60,rye-bread,cheese,tea,kale',
  );
  await dot(page, 2).click();
  await expect(person).toHaveText('Child, 9, after kale and plums');
  await expect(kale).toHaveAttribute('aria-pressed', 'false');
});

test('the card has the same height with every slide and food, whatever the width', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  await removeOtherSections(card);
  const heights = new Heights(card, [320, phone.width, 1280]);
  for (const slide of [1, 2, 3, 4, 5]) {
    for (const food of ['Kale', 'Egg', 'Duck']) {
      await dot(page, slide).click();
      await expectSlide(page, slide);
      await heights.measure();
      const person = card.getByRole('link');
      const address = String(await person.getAttribute('href'));
      await card.getByRole('button', { name: food }).click();
      await expect(person).not.toHaveAttribute('href', address);
      await heights.measure();
    }
  }
  heights.expectOneEach();
});

test('a food that can be added has a plus, and one that was added a check', async ({ page }) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const drawn = (food: string) =>
    card
      .getByRole('button', { name: food, exact: true })
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  const [plus, check] = [['M5 12h14', 'M12 5v14'], ['M20 6 9 17l-5-5']];
  await expect(card.getByRole('button', { name: 'Kale', exact: true })).toBeVisible();
  expect([await drawn('Kale'), await drawn('Egg'), await drawn('Duck')]).toEqual([
    plus,
    plus,
    plus,
  ]);
  await card.getByRole('button', { name: 'Egg' }).click();
  await expect(card.getByRole('button', { name: 'Egg', pressed: true })).toBeVisible();
  expect([await drawn('Kale'), await drawn('Egg'), await drawn('Duck')]).toEqual([
    plus,
    check,
    plus,
  ]);
});

test('from 700 px on, the card’s dish begins on the line of the foods', async ({ page }) => {
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  for (const width of [700, 768, 860, 960, 1023, 1024, 1100, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    const label = await boxOf(card.getByText(example.foodsLabel));
    const dish = await boxOf(card.locator('.example-dish[data-state] span').first());
    expect(Math.abs(dish.y - label.y), `${width} px`).toBeLessThanOrEqual(6);
  }
});

test('a gap that two days have keeps its arc, which moves, also if the dish is another one', async ({
  page,
}) => {
  await openFirstSlide(page);
  const card = slideshow(page).getByRole('figure');
  const arcs = card.locator('.gap-plate-arc');
  const before = await arcs.elementHandles();
  const kept = () => Promise.all(before.map((arc) => arc.evaluate((each) => each.isConnected)));
  await card.getByRole('button', { name: 'Egg' }).click();
  await expect(card.getByText('Stirred in egg: this pot fills 56%, more than 55%.')).toBeVisible();
  expect(await kept()).toEqual([true, true, true, true, true]);
  await card.getByRole('button', { name: 'Kale' }).click();
  await expectSlide(page, 2);
  // Vitamin C is no longer a gap.
  expect(await kept()).toEqual([false, true, true, true, true]);
  await expect(arcs).toHaveCount(5);
  const moving = 'stroke-dasharray, stroke-dashoffset, opacity';
  await expect(arcs.first()).toHaveCSS('transition-property', moving);
});

test('a tapped food changes the gaps and shows the new top dish', async ({ page }) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const kale = card.getByRole('button', { name: 'Kale' });
  await kale.click();
  await expect(kale).toHaveAttribute('aria-pressed', 'true');
  await expect(play(page)).toBeVisible();
  await expectSlide(page, 2);
  await expect(card.getByText('Pea soup with rye bread 66% filled')).toBeVisible();
  await expect(slideshow(page).locator('[aria-live]')).toHaveText(
    'Pea soup with rye bread: 66% filled. Stirred in kale: vitamin C lacks less. This pot is in front.',
  );
  await kale.click();
  await expectSlide(page, 1);
});

test('after a tapped food, the card says in place of its legend which gaps it closed, or how much more the dish does', async ({
  page,
}) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const food = (name: string) => card.getByRole('button', { name });
  const legend = card.getByText(example.legend);
  await food('Kale').click();
  await expect(
    card.getByText('Stirred in kale: vitamin C lacks less. This pot is in front.'),
  ).toBeVisible();
  await expect(legend).toBeHidden();
  await food('Egg').click();
  await expect(
    card.getByText('Stirred in egg: this pot fills 68%, more than 66%.', { exact: true }),
  ).toBeVisible();
  await food('Egg').click();
  await expect(
    card.getByText('No egg: this pot fills 66%, less than 68%.', { exact: true }),
  ).toBeVisible();
  await food('Kale').click();
  await expect(card.getByText('No kale: vitamin C lacks. This pot is in front.')).toBeVisible();
  await dot(page, 4).click();
  await expect(legend).toBeVisible();
  await food('Kale').click();
  await expect(
    card.getByText('Stirred in kale: vitamin C plus iron lack less. This pot is in front.'),
  ).toBeVisible();
});
