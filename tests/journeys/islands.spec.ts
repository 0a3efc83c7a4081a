import { expect, test, type Page } from '@playwright/test';
import content from '../content/data/try.json';
import trending from '../content/data/trending.json';
import { interpolate } from '../../src/lib/interpolate';
import { expectTheme, themeToggle } from '../support/controls';
import { recordPageErrors } from '../support/page-errors';
import * as demo from '../support/try';
import { changeDocument, holdBack } from '../support/visit';

const SCRIPT = /\/islands\/react-\w+\.js$/;

const [first, second] = demo.eaten as [(typeof demo.eaten)[0], (typeof demo.eaten)[0]];
const failure = (page: Page) => page.getByRole('alert').getByText(content.failed);

type Eaten = typeof first;
/** Waits until the plate has so many portions more than at first. */
const expectAdded = (page: Page, { food, portions }: Eaten, added: number) =>
  expect(demo.onPlate(page, food)).toContainText(
    interpolate(content.plate.portions, { portions: `${portions + added}` }),
  );

/** Opens the page before React has started, and returns a function that lets it start. */
async function openEarly(page: Page) {
  const release = await holdBack(page, SCRIPT);
  // The load event waits for the script.
  await page.goto('/try', { waitUntil: 'commit' });
  return release;
}

test('taps before React has started are kept, in order', async ({ page }) => {
  const start = await openEarly(page);
  await demo.choose(page, demo.man.name);
  await demo.more(page, first.food).click();
  await demo.more(page, first.food).click();
  await demo.more(page, second.food).click();
  start();
  await expectAdded(page, first, 2);
  await expectAdded(page, second, 1);
  await expect(demo.radio(page, demo.man.name)).toBeChecked();
  // The last announcement is of the last tap.
  await expect(demo.announcement(page)).toContainText(second.food.name);
});

test('a name typed before React has started is looked for', async ({ page }) => {
  const start = await openEarly(page);
  await demo.search(page, demo.fruit.name);
  start();
  await expect(demo.foodButton(page, demo.fruit)).toBeVisible();
});

test('a change of the theme before React has started leaves the page alone', async ({ page }) => {
  const errors = recordPageErrors(page);
  const start = await openEarly(page);
  await themeToggle(page).click();
  start();
  await demo.more(page, first.food).click();
  await expectAdded(page, first, 1);
  await expectTheme(page, 'light', 'light');
  expect(errors).toEqual([]);
});

test('the focus stays where it is when React starts', async ({ page }) => {
  const start = await openEarly(page);
  await demo.more(page, first.food).press('Enter');
  start();
  await expectAdded(page, first, 1);
  await expect(demo.more(page, first.food)).toBeFocused();
});

for (const [what, breakIt] of [
  ['a script that can’t be loaded', (page: Page) => page.route(SCRIPT, (route) => route.abort())],
  [
    'an island that throws',
    (page: Page) =>
      changeDocument(page, '/try', (html) =>
        html.replace(/("RankingDemo".*"application\/json">)[^<]*/s, '$1{}'),
      ),
  ],
] as const) {
  test(`${what} leaves a sentence, and the page as it was`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/try');
    await expect(failure(page)).toBeVisible();
    await expect(demo.dishes(page)).toHaveCount(trending.items.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}

test('without the page’s script the ranking still works', async ({ page }) => {
  // A proxy that edits the script breaks its hash in the policy.
  await changeDocument(page, '/try', (html) => html.replace('<script>', '<script>/* edited */'));
  await page.goto('/try');
  // Nothing keeps a tap before React has started, so a visitor taps again.
  await expect(async () => {
    await demo.more(page, first.food).click();
    expect(await demo.announcement(page).textContent()).toContain(first.food.name);
  }).toPass();
});
