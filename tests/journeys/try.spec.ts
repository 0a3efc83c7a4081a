import { expect, test, type Page } from '@playwright/test';
import content from '../../content/data/try.json';

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
  await page.goto('/try');
  const before = await ranking(page);
  await fillDay(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Baked salmon: 2');
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
  await expect(page).toHaveURL(/\/try#day=1,eu,man-38,.*baked-salmon\.2$/);
  const shared = page.url();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.getByRole('radio', { name: 'Man, 38' })).toBeChecked();
  await expect(more(elsewhere, 'Baked salmon')).toBeVisible();
  expect(await ranking(elsewhere)).toEqual(await ranking(page));
  await elsewhere.context().close();
});

test('a broken address shows the first day and a message', async ({ page }) => {
  await page.goto('/try');
  const first = await ranking(page);
  await page.goto('/');
  await page.goto('/try#day=1,eu,girl-10,banana');
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

test('requests nothing but pictures and fonts, and leaves no cookie and no local storage', async ({ page }) => {
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

test('a phone shows the first dish without scrolling, and while foods are tapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/try');
  const first = page.locator('.first-dish');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Add Orange/ }).click();
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
