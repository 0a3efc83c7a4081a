import { expect, test, type Page, type Request } from '@playwright/test';
import { DEMO_IN_TILE } from '../../checks/budgets/budgets';
import examples from '../../content/data/feature-examples.json';
import content from '../../content/data/try.json';
import { visit } from '../support/visit';

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

const add = (page: Page, food: RegExp) => page.getByRole('button', { name: food }).click();

const openGroup = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: name }).click();

const more = (page: Page, food: string) =>
  page.getByRole('button', { name: `One more: ${food}`, exact: true });

/** Adds foods by tap, as a visitor does. */
async function fillDay(page: Page) {
  await page.getByRole('radio', { name: 'Man, 38' }).check();
  await page.getByRole('radio', { name: 'EU' }).check();
  await add(page, /^Add Orange/);
  await openGroup(page, 'Meat and fish');
  await add(page, /^Add Baked salmon/);
  await more(page, 'Baked salmon').click();
}

test('a food changes scores and order, and is announced', async ({ page }) => {
  await visit(page, '/try');
  const before = await ranking(page);
  await fillDay(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Baked salmon: 2 on the plate.',
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
  await visit(page, '/try');
  await fillDay(page);
  await expect(page).toHaveURL(/\/try#day=1,eu,man-38,.*baked-salmon\.2$/);
  const shared = page.url();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.getByRole('radio', { name: 'Man, 38' })).toBeChecked();
  await expect(more(elsewhere, 'Baked salmon')).toBeVisible();
  expect(await ranking(elsewhere)).toEqual(await ranking(page));
  await elsewhere.context().close();
});

for (const [what, fragment] of Object.entries({
  'an unknown food': '#day=1,us-canada,woman-35,stone',
  'another version': '#day=0,us-canada,woman-35,banana',
  'a person without figures in the set': '#day=1,eu,girl-10,banana',
  'an empty day': '#day=',
})) {
  test(`an address with ${what} shows the first day and a message`, async ({ page }) => {
    await visit(page, '/try');
    const first = await ranking(page);
    await page.goto('/');
    await page.goto(`/try${fragment}`);
    await expect(page.getByText(content.invalid)).toBeVisible();
    expect(await ranking(page)).toEqual(first);
  });
}

test('starts over with the first day', async ({ page }) => {
  await visit(page, '/try');
  const first = await ranking(page);
  await fillDay(page);
  expect(await ranking(page)).not.toEqual(first);
  await page.getByRole('button', { name: content.plate.startOver }).click();
  await expect.poll(() => ranking(page)).toEqual(first);
  await expect(page).toHaveURL('/try');
  await page.reload();
  expect(await ranking(page)).toEqual(first);
});

test('a dish opens to a table of gaps and closes the dish that was open', async ({ page }) => {
  await visit(page, '/try');
  const second = dishes(page).nth(1);
  await second.locator('summary').click();
  await expect(second.getByRole('columnheader')).toHaveText([
    content.ranking.nutrient,
    content.ranking.amount,
    content.ranking.share,
  ]);
  await expect(second.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  await dishes(page).nth(2).locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

test('keeps a person chosen before hydration', async ({ page }) => {
  await page.goto('/try');
  await page.locator('input[value="man-38"]').check({ force: true });
  await expect(page).toHaveURL(/#day=1,us-canada,man-38,/);
  await expect(page.getByRole('radio', { name: 'Man, 38' })).toBeChecked();
});

test('adds a food tapped before hydration', async ({ page }) => {
  await page.goto('/try');
  await add(page, /^Add Orange/);
  await expect(more(page, 'Orange')).toBeVisible();
});

test('requests only pictures and stores nothing while the visitor tries the ranking', async ({
  page,
}) => {
  await visit(page, '/try');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await fillDay(page);
  await page.getByRole('button', { name: content.plate.clear }).click();
  await expect(page.getByText(content.plate.empty)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('works with the keyboard alone', async ({ page }) => {
  await visit(page, '/try');
  await page.getByRole('radio', { name: 'Woman, 35' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Man, 38' })).toBeChecked();
  await page.getByRole('button', { name: 'One less: Kiwi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: content.plate.title })).toBeFocused();
  await page.getByRole('button', { name: /^Add Orange/ }).focus();
  await page.keyboard.press('Space');
  await expect(more(page, 'Orange')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Orange/ })).toBeFocused();
});

test('a narrow screen shows a button that jumps to the ranking after a change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/try');
  await page.getByRole('button', { name: /^Add Orange/ }).click();
  const jump = page.getByRole('button', { name: content.ranking.jump });
  await expect(jump).toBeInViewport();
  await jump.click();
  await expect(dishes(page).first()).toBeInViewport();
});

test.describe('in its tile on the home page', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Gap Matching' });
  const demo = (page: Page) => panel(page).getByRole('group', { name: content.title, exact: true });

  async function openTile(page: Page) {
    await page.getByRole('button', { name: 'Gap Matching' }).click();
    await expect(panel(page).getByRole('figure')).toBeVisible();
  }
  const start = (page: Page) => panel(page).getByRole('link', { name: examples.gaps.tryLabel });

  test('the demo replaces the example and starts with the same day as /try', async ({ page }) => {
    await visit(page, '/try');
    const first = await ranking(page);
    await visit(page, '/');
    await openTile(page);
    await start(page).click();
    await expect(demo(page)).toBeFocused();
    await expect(panel(page).getByRole('figure')).toBeHidden();
    expect(await ranking(page)).toEqual(first);
    await fillDay(page);
    expect(await ranking(page)).not.toEqual(first);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
  });

  test('a tap before hydration opens the demo after it', async ({ page }) => {
    await page.goto('/');
    await openTile(page);
    await start(page).click();
    await expect(demo(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the demo’s link opens /try if the data can’t be fetched @network', async ({ page }) => {
    await page.route('**/page-data/try/page-data.json', (route) => route.abort());
    await visit(page, '/');
    await openTile(page);
    await start(page).click();
    await expect(page).toHaveURL('/try');
  });

  test('a tap loads the demo’s code and data within their budget @network', async ({ page }) => {
    await visit(page, '/');
    await openTile(page);
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(on)?$/.test(request.url())) requests.push(request);
    });
    await start(page).click();
    await expect(demo(page)).toBeVisible();
    expect(requests.map((request) => request.url()).join()).toContain('/page-data/try/');
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeLessThan(DEMO_IN_TILE);
  });
});
