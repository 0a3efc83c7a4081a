import { expect, test, type Page } from '@playwright/test';
import { categoryButton as button } from '../support/controls';
import { boxOf } from '../support/position';
import { expectFonts, expectReact, holdBack, ISLAND_FILES } from '../support/visit';

const ALL = [
  'How the shelf is sorted',
  'Leeks in winter',
  'Pots, drawn in black',
  'A folder of its own',
  'Duck: a note',
  'Trout: a note',
  'Rye: a note',
  'Quinces: a note',
  'Plums: a note',
  'Kefir: a note',
  'Barley: a note',
  'Beets: a note',
];
const STOVES = ['Leeks in winter', 'Pots, drawn in black'];
const ODDS = ['A folder of its own', 'No title'];

const LIST_DATA = /\/page-data\//;

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });
const empty = (page: Page) => page.getByText('This drawer is empty.');

/** Opens a page, waits for React, and marks the document. */
async function open(page: Page, path = '/blog') {
  await page.goto(path);
  await expectReact(page);
  await page.evaluate(() => void (document.body.dataset.marked = ''));
}
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-marked');

test('lists articles from newest to oldest, undated ones last', async ({ page }) => {
  await page.goto('/blog');
  await expect(titles(page)).toHaveText(ALL);
  await page.getByRole('link', { name: 'Earlier notes' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(titles(page)).toHaveText(['A day in the name', 'No title']);
});

test('a card shows the metadata of its article', async ({ page }) => {
  await page.goto('/blog');
  const shelf = card(page, 'How the shelf is sorted');
  await expect(shelf).toContainText('Sorting · 4 min of reading');
  await expect(shelf).toContainText('Three bowls stand on the shelf');
  await expect(shelf).toContainText('From Ada Lint · November 3, 2025');
  await expect(shelf.locator('time')).toHaveAttribute('datetime', '2025-11-03');
  await expect(shelf.getByRole('img')).toBeVisible();
  await expect(card(page, 'Leeks in winter')).toContainText('From Ada Lint and Bo Pease');
  await expect(card(page, 'Duck: a note').getByText('Sorting', { exact: true })).toHaveCount(1);
});

for (const [title, path] of [
  ['How the shelf is sorted', '/blog/how-the-shelf-is-sorted'],
  ['Duck: a note', '/blog/duck'],
] as const) {
  test(`the link covers the card of “${title}”`, async ({ page }) => {
    await page.goto('/blog');
    const hrefs = await card(page, title).evaluate((article) => {
      article.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = article.getBoundingClientRect();
      return [0.05, 0.5, 0.95].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          document.elementFromPoint(x + width * across, y + height * down)?.getAttribute('href'),
        ),
      );
    });
    expect(hrefs).toEqual(Array(9).fill(path));
  });
}

test('a middle click on a card opens a tab', { tag: '@chromium' }, async ({ page, context }) => {
  await page.goto('/blog');
  const title = page.getByRole('heading', { name: 'Leeks in winter' });
  await title.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(title);
  const tab = context.waitForEvent('page');
  await page.mouse.click(x + 5, y + 5, { button: 'middle' });
  await expect(await tab).toHaveURL('/blog/leeks-in-winter');
  await expect(page).toHaveURL('/blog');
});

test('a category shows its articles in place, and keeps the focus', async ({ page }) => {
  await open(page);
  await expect(pressed(page)).toHaveText('Everything');
  await button(page, 'Stoves & ladles').click();
  await expect(titles(page)).toHaveText(STOVES);
  await expect(pressed(page)).toHaveText('Stoves & ladles');
  await expect(button(page, 'Stoves & ladles')).toBeFocused();
  await expect(page).toHaveURL('/blog/category/stoves-ladles');
  await expect(page).toHaveTitle('Stoves & ladles: notes from the stove · Soup & Co');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Stoves & ladles)');
  await expect(page.locator('[aria-live]', { hasText: 'In Stoves' })).toHaveText(
    'In Stoves & ladles there are: 2',
  );
  // The space bar works as on any button.
  await button(page, 'Odds and ends').press('Space');
  await expect(titles(page)).toHaveText(ODDS);
  await expectSameDocument(page);
});

test('a fetched card looks like one in the document', async ({ page }) => {
  const styles = () =>
    card(page, 'Leeks in winter')
      .locator('*')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { height, fontSize, color, display, translate } = getComputedStyle(element);
          return [element.tagName, height, fontSize, color, display, translate].join();
        }),
      );
  await open(page, '/blog/category/odds-and-ends');
  await expectFonts(page);
  await button(page, 'Stoves & ladles').click();
  await expect(titles(page)).toHaveText(STOVES);
  const fetched = await styles();
  await page.goto('/blog/category/stoves-ladles');
  await expect.poll(styles).toEqual(fetched);
});

test('Back and Forward step through the categories', async ({ page }) => {
  await page.goto('/pricing');
  await open(page);
  await button(page, 'Stoves & ladles').click();
  await expect(titles(page)).toHaveText(STOVES);
  // Adds no entry.
  await button(page, 'Stoves & ladles').click();
  await button(page, 'Odds and ends').click();
  await expect(titles(page)).toHaveText(ODDS);
  await page.goBack();
  await expect(titles(page)).toHaveText(STOVES);
  await expect(pressed(page)).toHaveText('Stoves & ladles');
  await page.goBack();
  await expect(titles(page)).toHaveText(ALL);
  await expect(page).toHaveTitle('Notes from the stove · Soup & Co');
  await page.goForward();
  await expect(titles(page)).toHaveText(STOVES);
  await expectSameDocument(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('Back from a category returns to the later page it was opened from', async ({ page }) => {
  await open(page, '/blog/page/2');
  await button(page, 'Stoves & ladles').click();
  await expect(titles(page)).toHaveText(STOVES);
  await page.goBack();
  await expect(titles(page)).toHaveText(['A day in the name', 'No title']);
  await expectSameDocument(page);
  await page.goForward();
  await expect(titles(page)).toHaveText(STOVES);
  await page.reload();
  await expectReact(page);
  await page.goBack();
  await expect(titles(page)).toHaveText(['A day in the name', 'No title']);
  await button(page, 'Everything').click();
  await expect(titles(page)).toHaveText(ALL);
});

for (const path of ['/blog', '/blog/page/2']) {
  test(`Back to ${path} works before React has started`, async ({ page }) => {
    await open(page, path);
    const before = await titles(page).allTextContents();
    await button(page, 'Stoves & ladles').click();
    await expect(titles(page)).toHaveText(STOVES);
    const release = await holdBack(page, ISLAND_FILES);
    await page.reload();
    // The browser stays in the document of the category.
    await page.goBack();
    release();
    await expect(titles(page)).toHaveText(before);
  });
}

test('while a list loads, no other is shown, and the last press wins', async ({ page }) => {
  const release = await holdBack(page, LIST_DATA);
  await open(page);
  await button(page, 'Stoves & ladles').click();
  await expect(pressed(page)).toHaveText('Stoves & ladles');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(empty(page)).toBeHidden();
  await button(page, 'Odds and ends').click();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(titles(page)).toHaveText(ODDS);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectSameDocument(page);
});

test('a list that can’t be fetched opens as a page', async ({ page }) => {
  await page.route(LIST_DATA, (route) => route.abort());
  await open(page);
  await button(page, 'Stoves & ladles').click();
  await expect(page.locator('body')).not.toHaveAttribute('data-marked');
  await expect(titles(page)).toHaveText(STOVES);
  await expect(page).toHaveURL('/blog/category/stoves-ladles');
  await page.goBack();
  await expect(titles(page)).toHaveText(ALL);
});

test('a category in the query redirects to its page without a history entry', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto('/blog?category=Sorting');
  await expect(page).toHaveURL('/blog/category/sorting');
  await expect(pressed(page)).toHaveText('Sorting');
  await expect(titles(page)).toHaveCount(10);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('the query of a link stays in the address, except for the category', async ({ page }) => {
  await page.goto('/blog?category=Sorting&utm_source=letter#content');
  await expect(page).toHaveURL('/blog/category/sorting?utm_source=letter#content');
  await button(page, 'Stoves & ladles').click();
  await expect(page).toHaveURL('/blog/category/stoves-ladles?utm_source=letter');
  await button(page, 'Everything').click();
  await expect(page).toHaveURL('/blog?utm_source=letter');
});

for (const unknown of ['Nothing', '%3Cb%3E', '%E0%A4%A']) {
  test(`the unknown category ${unknown} has no articles`, async ({ page }) => {
    await page.goto(`/blog?category=${unknown}`);
    await expect(empty(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(pressed(page)).toHaveCount(0);
    await button(page, 'Everything').click();
    await expect(titles(page)).toHaveText(ALL);
    await expect(empty(page)).toBeHidden();
    await page.goBack();
    await expect(empty(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
}

test('an address that names another host never leads there', async ({ page, baseURL }) => {
  const hostile = `${baseURL}//evil.example/..%2fblog`;
  // Servers that resolve the dots answer with the blog.
  await page.route(hostile, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/blog` }) }),
  );
  await open(page, hostile);
  await button(page, 'Stoves & ladles').click();
  await expect(titles(page)).toHaveText(STOVES);
  await expect(page).toHaveURL('/blog/category/stoves-ladles');
  await page.goBack();
  await expect(titles(page)).toHaveText(ALL);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a category is a link until React runs it', async ({ page }) => {
  await holdBack(page, ISLAND_FILES);
  await page.goto('/blog');
  await button(page, 'Stoves & ladles').click();
  await expect(page).toHaveURL('/blog/category/stoves-ladles');
  await expect(titles(page)).toHaveText(STOVES);
});
