import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import blog from '../content/data/blog.json';
import { footer, header } from '../support/controls';
import { post } from '../support/site';
import { desktop, phone } from '../support/visit';
import { boxOf } from '../support/position';

const { post: labels } = blog;

const contents = (page: Page) => page.getByRole('navigation', { name: labels.contents });
const body = (page: Page) => page.locator('.prose');
const headings = (page: Page) => body(page).locator('.anchor + :is(h2, h3)');

test('shows title, category, author, date and text', async ({ page }) => {
  await page.goto(post.path);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(article.getByText(post.category, { exact: true }).first()).toBeVisible();
  await expect(article).toContainText(`From ${post.author}`);
  await expect(article).toContainText('Changed on November 20, 2025');
  const date = article.locator('time').first();
  await expect(date).toHaveText(post.longDate);
  await expect(date).toHaveAttribute('datetime', post.date);
  await expect(headings(page)).not.toHaveCount(0);
});

test('an article without fields shows no date, excerpt, picture or contents', async ({ page }) => {
  await page.goto('/blog/only-text');
  const article = page.getByRole('article').first();
  await expect(article.locator('header')).toHaveText(
    'All notesOdds and ends · 1 min of readingNo titleFrom Somebody',
  );
  await expect(article.getByRole('img')).toHaveCount(0);
  await expect(contents(page)).toHaveCount(0);
});

test('the ring around the link to a heading ends before the heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(post.path);
  const anchor = body(page).locator('.anchor:has(+ h2)').first();
  await page.keyboard.press('Tab');
  await anchor.focus();
  await expect(anchor).toHaveCSS('outline-style', 'solid');
  const reach = await anchor.evaluate((link) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  const { x, width } = await boxOf(anchor);
  const heading = await boxOf(headings(page).first());
  expect(x + width + reach).toBeLessThanOrEqual(heading.x);
});

test('three related articles follow, those of the same category first', async ({ page }) => {
  await page.goto(post.path);
  const related = page.getByRole('region', { name: 'Notes like this' });
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([
    'Duck: a note',
    'Trout: a note',
    'Rye: a note',
  ]);
});

for (const path of ['/blog', '/blog/pots-drawn-in-black'])
  test(`a line drawing on ${path} is inverted in the dark theme`, async ({ page }) => {
    const themes = [
      { colorScheme: 'light', filter: 'none' },
      { colorScheme: 'dark', filter: 'hue-rotate(180deg) invert(1)' },
    ] as const;
    await page.goto(path);
    for (const { colorScheme, filter } of themes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('img', { name: 'A pot, drawn in black.' })).toHaveCSS(
        'filter',
        filter,
      );
    }
  });

test('links back to the blog at its start and end', async ({ page }) => {
  for (const name of [labels.all, labels.back]) {
    await page.goto(post.path);
    await page.getByRole('article').first().getByRole('link', { name }).click();
    await expect(page).toHaveURL('/blog');
  }
});

test('an article leads to a day of one’s own and to the sign-up', async ({ page }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  const end = page.locator('article footer');
  await expect(end.getByText('What is missing from your own plate?')).toBeVisible();
  await expect(end.getByRole('link', { name: 'Taste without joining' })).toHaveAttribute(
    'href',
    '/try',
  );
  await expect(end.getByRole('link', { name: 'Fill the Pot' })).toHaveAttribute(
    'href',
    'https://kitchen.soup.example/join',
  );
});

test('the button at the end of an article is as tall as a button', async ({ page }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const button = page
      .locator('article footer')
      .getByRole('link', { name: 'Taste without joining' });
    expect((await boxOf(button)).height, `${width} px`).toBe(44);
  }
});

test('an author has a portrait, a line and a page', async ({ page }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  const article = page.getByRole('article').first();
  const end = article.locator('footer').getByRole('listitem').filter({ hasText: 'Ada Lint' });
  await expect(end).toContainText('She sorts the shelf, and cooks what stands at the back.');
  await expect(end.locator('img')).toBeVisible();
  for (const link of [
    article.locator('header').getByRole('link', { name: 'Ada Lint' }),
    end.getByRole('link', { name: 'Ada Lint' }),
  ])
    await expect(link).toHaveAttribute('href', '/ada-lint');
  await end.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lint');
  const own = page.getByRole('region', { name: 'Notes from this hand' });
  await expect(own.getByRole('heading', { level: 3 })).toHaveText([
    'How the shelf is sorted',
    'Leeks in winter',
    ...['Duck', 'Trout', 'Rye', 'Quinces', 'Plums', 'Kefir', 'Barley', 'Beets'].map(
      (name) => `${name}: a note`,
    ),
  ]);
  await expect(own.getByRole('link', { name: 'Leeks in winter' })).toHaveAttribute(
    'href',
    '/blog/leeks-in-winter',
  );
  // Only an author's page has such a list.
  await page.goto('/house-rules');
  await expect(own).toHaveCount(0);
  // Whoever has no page is only named.
  await page.goto('/blog/leeks-in-winter');
  await expect(article.locator('header')).toContainText('Bo Pease');
  await expect(article.getByRole('link', { name: 'Bo Pease' })).toHaveCount(0);
});

test('a wide screen keeps the table of contents beside the text', async ({ page }) => {
  await page.setViewportSize({ ...desktop, width: 1440 });
  await page.goto(post.path);
  await expect(contents(page).getByRole('link')).toHaveText(await headings(page).allTextContents());
  await contents(page).getByRole('link').last().click();
  await expect(headings(page).last()).toBeInViewport();
  const list = contents(page).getByRole('list');
  await expect(list).toBeInViewport();
  const [beside, text] = [await boxOf(list), await boxOf(body(page))];
  expect(beside.x + beside.width).toBeLessThan(text.x);
});

test('the contents mark what is being read', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(post.path);
  const link = contents(page).locator('a[href="#what-no-figure-can-say"]');
  await expect(link).toHaveCSS('font-weight', '400');
  await page.locator('#what-no-figure-can-say').evaluate((heading) => heading.scrollIntoView());
  await expect(link).toHaveCSS('font-weight', '700');
});

test('a very wide screen has lines of at most 75 characters, and a margin for wide tables', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(post.path);
  // A line of the most frequent letters, as wide as the text.
  const longest = await body(page).evaluate((prose) => {
    const text = [...prose.querySelectorAll('p')].find((each) => each.scrollHeight > 90)!;
    const range = document.createRange();
    const lines = new Map<number, number>();
    const letters = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (letters.nextNode()) {
      const { data } = letters.currentNode as Text;
      for (let at = 0; at < data.length; at += 1) {
        range.setStart(letters.currentNode, at);
        range.setEnd(letters.currentNode, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return Math.max(...lines.values());
  });
  expect(longest).toBeGreaterThan(50);
  expect(longest).toBeLessThanOrEqual(80);
  const text = await boxOf(body(page).locator('p').nth(1));
  const table = await boxOf(body(page).locator('.table-frame').first());
  expect(table.width).toBeGreaterThan(text.width + 300);
  // It ends at the margin of the page, not at the edge of the window.
  expect(table.x + table.width).toBeLessThanOrEqual(1920 - 0.05 * 1920);
});

test('a table that ends at the edge of the text has no shadow there', async ({ page }) => {
  // At this width the text ends between two pixels.
  await page.setViewportSize(phone);
  await page.goto(post.path);
  const frame = body(page).locator('.table-frame').first();
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(frame);
  const shot = await page.screenshot();
  const colorsOf = (left: number) =>
    sharp(shot)
      .extract({ left, top: Math.ceil(y), width: 1, height: Math.floor(height) - 1 })
      .grayscale()
      .raw()
      .toBuffer();
  const right = Math.ceil(x + width);
  const [edge, beside] = [await colorsOf(right - 1), await colorsOf(right + 2)];
  const shadow = [...edge].filter((light, line) => light < (beside[line] ?? 0) - 20);
  // The lines between the rows end there as well.
  expect(shadow.length).toBeLessThan(height / 4);
});

test('a phone shows the table of contents above the text on demand', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(post.path);
  await expect(contents(page).getByRole('link')).toHaveCount(0);
  await page.locator('summary', { hasText: labels.contents }).click();
  await contents(page).getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
});

test('every heading has a permalink, outside its accessible name', async ({ page }) => {
  await page.goto(post.path);
  for (const heading of await headings(page).all()) {
    const text = String(await heading.textContent());
    await expect(heading).toHaveAccessibleName(text);
    const name = `Place “${text}”`;
    const link = body(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `#${await link.getAttribute('id')}`);
  }
});

test('prints only the article', async ({ page }) => {
  await page.goto(post.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(body(page)).toBeVisible();
  for (const part of [header(page), footer(page), contents(page)]) await expect(part).toBeHidden();
});

test('a pull quote on a wide screen extends beyond the text, as tables do', async ({ page }) => {
  await page.goto('/blog/how-the-shelf-is-sorted');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await boxOf(body(page).getByRole('heading', { name: 'Pictures', exact: true }));
    const quote = await boxOf(page.locator('.pull-quote'));
    const { width: widest } = await boxOf(body(page));
    expect([quote.x, quote.width], `${width} px`).toEqual([heading.x, widest]);
    expect(widest, `${width} px`).toBeGreaterThan(heading.width + 150);
  }
});

for (const path of [post.path, '/blog/only-text'])
  test(`the text of ${path} is in the middle of the page at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const text = await boxOf(body(page).locator('p').first());
      const window = await page.evaluate(() => document.documentElement.clientWidth);
      expect.soft(text.x + text.width / 2, `${width} px`).toBeCloseTo(window / 2, -1);
    }
  });

for (const viewport of [phone, desktop]) {
  test(`text, tables and code are aligned at both edges: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(post.path);
    const text = await boxOf(body(page));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const below = viewport === phone ? text : await boxOf(contents(page));
    expect(Math.round(title.x)).toBe(Math.round(below.x));
    for (const part of await body(page).locator('table, pre').all()) {
      const box = await boxOf(part);
      expect(Math.round(box.x)).toBe(Math.round(text.x));
      expect(Math.round(box.width)).toBe(Math.round(text.width));
      expect(await part.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
  });
}
