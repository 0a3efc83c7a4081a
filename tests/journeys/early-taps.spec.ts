import { expect, test, type Page } from '@playwright/test';
import { expectTheme, themeToggle } from '../support/controls';
import { planCard } from '../support/plans';
import { serveStalled } from '../support/stall';
import { pause, play } from '../support/strip';
import { changeDocument, expectReact, holdBack, ISLAND_FILES } from '../support/visit';

/** The site with documents that have stopped before the page script (src/browser/early-taps.ts). */
let stalled: Awaited<ReturnType<typeof serveStalled>>;
test.beforeEach(async () => {
  stalled = await serveStalled();
});
test.afterEach(() => stalled.close());

const openStalled = (page: Page) => page.goto(`${stalled.url}/`, { waitUntil: 'commit' });

for (const [how, press] of [
  ['Enter', (page: Page) => themeToggle(page).press('Enter')],
  ['the space bar', (page: Page) => themeToggle(page).press('Space')],
  [
    'a screen reader',
    (page: Page) => themeToggle(page).evaluate((button: HTMLElement) => button.click()),
  ],
] as const) {
  test(`a control pressed with ${how} before the page script responds once`, async ({ page }) => {
    await openStalled(page);
    await press(page);
    await expect(themeToggle(page)).toHaveAttribute('aria-busy', 'true');
    stalled.release();
    await expectTheme(page, 'light', 'light');
    await expect(themeToggle(page)).not.toHaveAttribute('aria-busy');
    await expectReact(page);
    await expectTheme(page, 'light', 'light');
  });
}

test('the space bar follows a category before the page script', async ({ page }) => {
  // Which comes later in a document whose first sight ends below the categories, as with one article.
  const pageScript = /<script id="page-script">.*?<\/script>/s;
  await changeDocument(page, '/blog', (html) => html.replace(pageScript, ''));
  await page.goto('/blog');
  await page.locator('a[role=button][href="/blog/category/sorting"]').press('Space');
  await expect(page).toHaveURL('/blog/category/sorting');
});

test('of taps before the page script, the last one counts, even if its control was tapped before', async ({
  page,
}) => {
  const withControls = await serveStalled('<script id="page-script"');
  await page.goto(`${withControls.url}/pricing`, { waitUntil: 'commit' });
  const radio = (name: string) => page.getByRole('radio', { name });
  for (const name of ['The year', 'The month', 'The year'])
    await page.locator('label', { has: radio(name) }).click();
  await expect(radio('The year')).toHaveAttribute('aria-busy', 'true');
  withControls.release();
  await expectReact(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(radio('The year')).toBeChecked();
  await expect(planCard(page, 'Cauldron').getByText('later · Keep')).toBeVisible();
  withControls.close();
});

test('a tap before the page script is dropped after five seconds', async ({ page }) => {
  await page.clock.install();
  await openStalled(page);
  await themeToggle(page).click();
  await page.clock.fastForward(5001);
  await expect(themeToggle(page)).not.toHaveAttribute('aria-busy');
  stalled.release();
  await page.waitForLoadState();
  await page.clock.runFor(1000);
  await expectReact(page);
  await page.clock.runFor(1000);
  await expectTheme(page, 'light', 'system');
});

test('a screen reader can press a control outside the window before React starts', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await expect(pause(page)).not.toBeInViewport();
  await pause(page).evaluate((button: HTMLElement) => button.click());
  release();
  await expect(play(page)).toBeAttached();
});
