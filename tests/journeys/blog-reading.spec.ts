import { expect, test, type Page } from '@playwright/test';
import { post } from '../support/addresses';
import { visit } from '../support/visit';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const body = (page: Page) => page.locator('.prose');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('shows the table of contents beside the text while scrolling', async ({ page }) => {
    await visit(page, post);
    await expect(contents(page)).toHaveCount(1);
    const headings = await body(page).locator('.heading :is(h2, h3)').allTextContents();
    await expect(contents(page).getByRole('link')).toHaveText(headings);
    await contents(page).getByRole('link', { name: 'What a score cannot know' }).click();
    await expect(page).toHaveURL(`${post}#what-a-score-cannot-know`);
    const list = contents(page).getByRole('list');
    await expect(list).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'What a score cannot know' })).toBeInViewport();
    const [beside, text] = await Promise.all([list.boundingBox(), body(page).boundingBox()]);
    expect(beside!.x + beside!.width).toBeLessThan(text!.x);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('collapses the table of contents above the text', async ({ page }) => {
    await visit(page, post);
    await expect(contents(page)).toBeVisible();
    await expect(contents(page).getByRole('link')).toHaveCount(0);
    await page.locator('summary', { hasText: 'Contents' }).click();
    await contents(page).getByRole('link', { name: 'A worked example' }).click();
    await expect(page).toHaveURL(`${post}#a-worked-example`);
  });
});

test('has a permalink at every heading', async ({ page }) => {
  await visit(page, post);
  for (const heading of await body(page).locator('.heading :is(h2, h3)').all()) {
    const id = await heading.getAttribute('id');
    const name = `Link to “${await heading.textContent()}”`;
    const link = body(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `#${id}`);
  }
  await page.goto(`${post}#two-people-one-kitchen`);
  await expect(page.getByRole('heading', { name: 'Two people, one kitchen' })).toBeInViewport();
});

test('has no inline style, script or frame in the text', async ({ page }) => {
  await visit(page, post);
  await expect(body(page).locator('[style]')).toHaveCount(0);
  await expect(body(page).locator('script, iframe')).toHaveCount(0);
});

test('highlights code without scripts', { tag: '@no-script' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(post);
  const keyword = body(page).locator('code .hljs-keyword').first();
  await expect(keyword).toHaveText('type');
  const color = (part: ReturnType<Page['locator']>) =>
    part.evaluate((element) => getComputedStyle(element).color);
  expect(await color(keyword)).not.toBe(await color(body(page).locator('pre')));
  await page.close();
});

test('labels a callout', async ({ page }) => {
  await visit(page, post);
  const note = body(page).getByRole('note', { name: 'Note' });
  await expect(note.getByText('Note', { exact: true })).toBeVisible();
  await expect(note).toContainText('nothing here is medical advice');
});

test('links a footnote and its reference both ways', async ({ page }) => {
  await visit(page, post);
  await body(page).locator('sup a').first().click();
  await expect(page).toHaveURL(/#fn-/);
  await expect(body(page).getByText('counts a missing value as zero')).toBeInViewport();
  await body(page).locator('a[aria-label="Back to note 1"]').click();
  await expect(page).toHaveURL(/#fnref-/);
});

test(
  'prints the article without header, footer and table of contents',
  { tag: '@print' },
  async ({ page }) => {
    await visit(page, post);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), contents(page)]) {
      await expect(part).toBeHidden();
    }
    await expect(body(page).locator('.anchor').first()).toBeHidden();
  },
);

test('shows no related articles when there is only one article', async ({ page }) => {
  await visit(page, post);
  await expect(page.getByText('Related articles')).toHaveCount(0);
  await expect(page.getByText(/^(?:Previous|Next) article$/)).toHaveCount(0);
});
