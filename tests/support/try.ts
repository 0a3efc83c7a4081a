import type { Page } from '@playwright/test';

/** The dishes in their order. */
export const dishes = (page: Page) => page.locator('li:has(> details[name="dishes"])');

/** The headings of the dishes: rank and title. */
export const headings = (page: Page) => dishes(page).getByRole('heading', { level: 3 });

/** The headings after a bowl of kale. */
export const AFTER_KALE = [
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

/** Opens and closes a dish. */
export const opener = (page: Page, title: string) =>
  page.locator('summary', { hasText: `How so? ${title}` });

/** A button that adds a food, by its visible text, such as `Kale` or `Quince a whole one, 120 g`. */
export const food = (page: Page, text: string) =>
  page.getByRole('button', { name: text, exact: true });

/** The buttons that add a portion of a food on the plate and take one away. */
export const more = (page: Page, name: string) => food(page, `Another ${name}`);
export const less = (page: Page, name: string) => food(page, `One ${name} less`);

/** What screen readers announce after a change. */
export const announcement = (page: Page) =>
  page.getByRole('main').locator('[aria-live]', { hasText: /\S/ });

/** The summary that opens the choice of a person and a set. */
export const choice = (page: Page) => page.locator('summary', { hasText: 'Someone else' });
export const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true, includeHidden: true });

/** The checkbox that leaves out dishes with meat and fish. */
export const diet = (page: Page) =>
  page.getByRole('checkbox', { name: 'Nothing with legs or fins' });

/** Chooses a person or a set. */
export async function choose(page: Page, name: string) {
  if (!(await radio(page, name).isVisible())) await choice(page).click();
  await radio(page, name).check();
}

export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Find something to eat' });

/** Replaces the text in the food search. */
export async function search(page: Page, text: string) {
  await searchField(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await searchField(page).pressSequentially(text);
}
