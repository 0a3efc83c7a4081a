import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../support/position';
import { test } from './live';

const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};

const ARTICLE = '/blog/how-ranking-by-nutrient-gaps-works';

/** How wide each line of an element's text is. */
const lineWidths = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return Array.from(range.getClientRects(), ({ width }) => width);
  });

const show = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

for (const path of ['/creators', '/professionals'])
  test(`the picture of ${path} ends where the text beside it does`, async ({ page }) => {
    await page.goto(path);
    const picture = page.getByRole('main').getByRole('img').first();
    const links = page.locator('div:has(> h1)').getByRole('link');
    await expect(links).toHaveCount(2);
    for (const width of [1024, 1280, 1920]) {
      await show(page, width);
      const ends = await Promise.all((await links.all()).map(bottomOf));
      expect(await bottomOf(picture), `${width} px`).toBeCloseTo(Math.max(...ends), 0);
    }
  });

test('the score of a trending recipe is on one line, on desktops and phones', async ({ page }) => {
  await page.goto('/');
  const scores = page.locator('.recipe-reason > :first-child');
  for (const width of [390, 1280, 1920]) {
    await show(page, width);
    const heights = await scores.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(10);
    // The tenth has less room beside its rank.
    heights.pop();
    expect(Math.max(...heights), `${width} px`).toBeLessThan(30);
  }
});

test('headings of the home page have as many lines on the widest screens as on others', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, lines] of [
    ['Trending Recipes', 1],
    ['What puts the right recipe first', 2],
    ['For everyone at your table', 1],
  ] as const)
    for (const width of [1280, 1536, 1920]) {
      await show(page, width);
      const widths = await lineWidths(page.getByRole('heading', { name, exact: true }));
      expect(widths, `${name} at ${width} px`).toHaveLength(lines);
    }
});

test('the header of what dinners leave open is attached to the days below it', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1280, 1920]) {
    await show(page, width);
    const header = page.getByText('Still wide open after dinner');
    await expect(header).toHaveCSS('border-bottom-style', 'solid');
    const days = await boxOf(page.getByRole('list').filter({ hasText: 'Mon Shakshuka' }).last());
    expect(days.y - (await bottomOf(header)), `${width} px`).toBeLessThan(1);
  }
});

test('on a phone, the text of a step stands off its title', async ({ page }) => {
  await page.goto('/');
  await show(page, 390);
  const title = page.getByRole('heading', { name: 'Tell us who’s eating' });
  const text = page.getByText('Age, sex, preferences, allergies, and goals');
  expect((await boxOf(text)).y - (await bottomOf(title))).toBeGreaterThanOrEqual(4);
});

test('leads, quotes, days and entries of contents don’t end in a last word or two', async ({
  page,
}) => {
  for (const [path, width, texts] of [
    ['/', 768, '.household-day'],
    ['/privacy', 1920, 'h1 + p'],
    [ARTICLE, 1280, '.contents-link'],
    [ARTICLE, 1280, 'h1 + p'],
    [ARTICLE, 1920, '.pull-quote p'],
  ] as const) {
    await page.goto(path);
    await show(page, width);
    const all = await Promise.all((await page.locator(texts).all()).map(lineWidths));
    const wrapped = all.filter((lines) => lines.length > 1);
    expect(wrapped.length, texts).toBeGreaterThan(0);
    for (const lines of wrapped)
      expect.soft(Math.min(...lines) / Math.max(...lines), `${path} ${texts}`).toBeGreaterThan(0.5);
  }
});

test('/try leads to the method on the line of its other link', async ({ page }) => {
  await page.goto('/try');
  await show(page, 1280);
  const note = page
    .getByRole('main')
    .getByRole('link', { name: 'When to ask someone who knows you' });
  const method = page.getByRole('main').getByRole('link', { name: 'Check our math' });
  expect((await boxOf(method)).y).toBe((await boxOf(note.last())).y);
});

test('the icon of a note is on its first line', async ({ page }) => {
  for (const [path, text] of [
    ['/try', 'It all happens in your browser'],
    ['/professionals', 'Evenplate is a general guide'],
    ['/', 'Evenplate is a general guide'],
  ] as const) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await show(page, width);
      const note = page.getByRole('main').locator('p', { has: page.locator('svg') });
      const offset = await note.filter({ hasText: text }).evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each.lastChild ?? each);
        const [line] = range.getClientRects();
        const icon = each.querySelector('svg')?.getBoundingClientRect();
        const middle = (box?: DOMRect) => (box ? box.top + box.height / 2 : NaN);
        return middle(icon) - middle(line);
      });
      expect(Math.abs(offset), `${path} at ${width} px`).toBeLessThan(1.5);
    }
  }
});

test('nothing on /pricing repeats the lists of its cards', async ({ page }) => {
  await page.goto('/pricing');
  const lines = await page.locator('.plan-card li').allTextContents();
  expect(lines.length).toBe(18);
  for (const line of lines)
    await expect(page.getByRole('main').getByText(line, { exact: true })).toHaveCount(1);
});
