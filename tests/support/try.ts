import type { Page } from '@playwright/test';
import foodTable from '../content/data/foods.json';
import intakes from '../content/data/reference-intakes.json';
import content from '../content/data/try.json';
import { formatNumber } from '../../src/lib/format';
import { interpolate } from '../../src/lib/interpolate';

export type Food = (typeof foodTable.foods)[number];

/** The foods that a visitor can add. The others are only ingredients of dishes. */
export const foods = foodTable.foods.filter(({ eatable }) => eatable);

/** What the day of a first visit has. */
export const eaten = content.start.eaten.map(({ food, portions }) => ({
  food: foods.find(({ id }) => id === food)!,
  portions,
}));

const isNew = ({ id }: Food) => eaten.every(({ food }) => food.id !== id);
const newFoodOf = (group: string) => foods.find((food) => food.group === group && isNew(food))!;

/** Two foods that the first day doesn't have. */
export const [fruit, fish] = [newFoodOf('fruit'), newFoodOf('meat-fish')];

const first = intakes.people.findIndex(({ id }) => id === content.start.person);

/** The person of the first day, the next one in the list, and a set that the first day doesn't have. */
export const [woman, man] = [intakes.people[first]!, intakes.people[first + 1]!];
export const eu = intakes.sets.find(({ id }) => id !== content.start.set)!;

/** The buttons that add a portion of a food on the plate and take one away. */
export const more = (page: Page, { name }: Food) =>
  page.getByRole('button', { name: interpolate(content.plate.more, { food: name }), exact: true });
export const less = (page: Page, { name }: Food) =>
  page.getByRole('button', { name: interpolate(content.plate.less, { food: name }), exact: true });

export const dishes = (page: Page) => page.locator('details[name="dishes"]');
export const announcement = (page: Page) => page.getByRole('main').getByRole('status');

/** The summary that opens the choice of a person and a set. */
export const choice = (page: Page) => page.locator('summary', { hasText: content.who.change });
export const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true, includeHidden: true });

/** Chooses a person or a set. */
export async function choose(page: Page, name: string) {
  if (!(await radio(page, name).isVisible())) await choice(page).click();
  await radio(page, name).check();
}

/** The field that looks for foods, and the button that it shows for a food. */
export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: content.plate.find });
export const foodButton = (page: Page, { name, portions: [portion] }: Food) =>
  page
    .getByRole('button', {
      name: interpolate(content.plate.addFood, {
        food: name,
        portion: interpolate(content.plate.portion, {
          portion: portion!.label,
          grams: formatNumber(portion!.grams),
        }),
      }),
    })
    // It may also be one of the foods that the page offers before a search.
    .last();

/** The foods that the page offers before a search. */
export const quick = content.plate.quick.map((id) => foods.find((food) => food.id === id)!);

/** Types into the field of foods, in the place of what is there. */
export async function search(page: Page, text: string) {
  await searchField(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await searchField(page).pressSequentially(text);
}
