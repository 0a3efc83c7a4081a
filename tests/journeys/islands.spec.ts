import { expect, test, type Page } from '@playwright/test';
import foods from '../../content/data/foods.json';
import intakes from '../../content/data/reference-intakes.json';
import content from '../../content/data/try.json';
import { interpolate } from '../../src/lib/interpolate';
import { recordPageErrors } from '../support/page-errors';

const SCRIPT = '**/islands-*.js';

const [first, second] = content.start.eaten.map(({ food, portions }) => ({
  portions,
  name: foods.foods.find(({ id }) => id === food)!.name,
})) as [Eaten, Eaten];
type Eaten = { name: string; portions: number };

const more = (page: Page, { name }: Eaten) =>
  page.getByRole('button', { name: interpolate(content.plate.more, { food: name }), exact: true });
const portions = (count: number) => interpolate(content.plate.portions, { portions: `${count}` });
const onPlate = (page: Page, { name }: Eaten) =>
  page.getByRole('listitem').filter({ has: more(page, { name, portions: 0 }) });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const failure = (page: Page) => page.getByText(content.failed);

/** Opens a page whose islands' script is held back, and returns a function that lets it come. */
async function holdBack(page: Page) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/try', { waitUntil: 'commit' });
  return release;
}

test('taps before React has started are kept, in order', async ({ page }) => {
  const release = await holdBack(page);
  const person = intakes.people.find(({ id }) => id !== content.start.person);
  await page.getByRole('radio', { name: person!.name }).check();
  await more(page, first).click();
  await more(page, first).click();
  await more(page, second).click();
  release();
  await expect(onPlate(page, first)).toContainText(portions(first.portions + 2));
  await expect(onPlate(page, second)).toContainText(portions(second.portions + 1));
  await expect(page.getByRole('radio', { name: person!.name })).toBeChecked();
  // The last announcement is of the last tap.
  await expect(status(page)).toContainText(second.name);
});

test('a change of the theme before React has started leaves page and focus alone', async ({
  page,
}) => {
  const errors = recordPageErrors(page);
  const release = await holdBack(page);
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await toggle.click();
  release();
  await more(page, first).click();
  await expect(onPlate(page, first)).toContainText(portions(first.portions + 1));
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(toggle).toBeVisible();
  expect(errors).toEqual([]);
});

test('the focus stays where it is when React starts', async ({ page }) => {
  const release = await holdBack(page);
  await more(page, first).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(onPlate(page, first)).toContainText(portions(first.portions + 1));
  await expect(more(page, first)).toBeFocused();
});

test('a script that can’t be loaded leaves a sentence, and the page as it was', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/try');
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toHaveRole('alert');
  await expect(page.locator('details[name=dishes]')).toHaveCount(10);
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
});

test('an island that throws leaves a sentence, and the page as it was', async ({ page }) => {
  await page.route('**/try', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("application\/json">)[^<]*/, '$1{}');
    await route.fulfill({ response, body });
  });
  await page.goto('/try');
  await expect(failure(page)).toBeVisible();
  await expect(page.locator('details[name=dishes]')).toHaveCount(10);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('without the page’s script the ranking still works', async ({ page }) => {
  await page.route('**/try', async (route) => {
    const response = await route.fetch();
    // A proxy that edits the script breaks its hash in the policy.
    const body = (await response.text()).replace('<script>', '<script>/* edited */');
    await route.fulfill({ response, body });
  });
  await page.goto('/try');
  await expect(async () => {
    await more(page, first).click();
    await expect(status(page)).toContainText(first.name, { timeout: 100 });
  }).toPass();
});

test('the skip link leaves the day alone', async ({ page }) => {
  await page.goto('/try');
  await more(page, first).click();
  await expect(page).toHaveURL(/#day=/);
  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/try#content$/);
  await more(page, second).click();
  await expect(onPlate(page, first)).toContainText(portions(first.portions + 1));
});

test('a shared day opens when a messenger has encoded its commas', async ({ page }) => {
  const person = intakes.people.find(({ id }) => id === 'man-38')!;
  await page.goto('/try#day=1%2Ceu%2Cman-38%2Cbanana.2');
  await expect(page.getByRole('radio', { name: person.name })).toBeChecked();
  await expect(page.getByText(content.invalid)).toHaveCount(0);
});
