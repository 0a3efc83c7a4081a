import { expect, test, type Page } from '@playwright/test';
import audiences from '../content/data/audiences.json';
import features from '../content/data/features.json';
import { expectTheme, openMenu, navigation, themeToggle, tile } from '../support/controls';
import { category } from '../support/site';
import { changeDocument, holdBack, ISLAND_FILES, phone } from '../support/visit';

const islands = (page: Page) => page.locator('[data-island]');
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const tab = (page: Page, role: string) => page.getByRole('tab', { name: role });

for (const [path, names] of [
  ['/', ['HeaderControls', 'Slideshow', 'RecipeMarquee', 'FeatureTiles', 'AudienceTabs']],
  ['/pricing', ['HeaderControls', 'Plans']],
  ['/blog', ['HeaderControls', 'CategoryFilter']],
  ['/try', ['HeaderControls', 'RankingDemo']],
] as const) {
  test(`React runs every control of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const name of names) {
      const controls = page.locator(
        `[data-island=${name}][data-started] :is(button, input, [role=button]):not([data-static] *)`,
      );
      await expect(controls.first()).toBeAttached();
      // React keeps an element's props, and its handlers, in a field of it.
      const hasProps = (all: Element[]) =>
        all.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));
      expect(await controls.evaluateAll(hasProps), name).toBe(true);
    }
    await expect(islands(page)).toHaveCount(names.length);
  });
}

test('taps before React’s file has come are answered in order when it has', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await themeToggle(page).click();
  await themeToggle(page).click();
  await tile(page, features.tiles[0]!.title).click();
  await tile(page, features.tiles[1]!.title).click();
  await tab(page, audiences.tabs[2]!.role).click();
  await expectTheme(page, 'light', 'system');
  release();
  await expectTheme(page, 'dark', 'dark');
  await expect(panel(page, features.tiles[1]!.title)).toBeVisible();
  await expect(panel(page, features.tiles[0]!.title)).toBeHidden();
  await expect(tab(page, audiences.tabs[2]!.role)).toHaveAttribute('aria-selected', 'true');
});

test('keys before React’s file has come are answered as well', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.goto('/');
  await tab(page, audiences.tabs[0]!.role).press('End');
  // The browser's own: not a selection.
  await tab(page, audiences.tabs[0]!.role).press('Control+ArrowRight');
  await tab(page, audiences.tabs[0]!.role).press('ArrowLeft');
  release();
  await expect(tab(page, audiences.tabs.at(-2)!.role)).toHaveAttribute('aria-selected', 'true');
  await holdBack(page, ISLAND_FILES);
  await page.goto('/blog');
  await page.locator(`a[role=button][href="${category}"]`).press('Space');
  await expect(page).toHaveURL(category);
});

test('a tap fetches React’s file before the page has loaded', async ({ page }) => {
  // The load event waits for the pictures.
  await holdBack(page, /\.(?:avif|jpe?g)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
});

test('a menu that is open when React starts is a dialog', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(navigation(page)).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

for (const [what, breakIt] of [
  ['React’s file is refused', (page: Page) => page.route(ISLAND_FILES, (route) => route.abort())],
  [
    'a blocker has stopped the scripts of the document',
    (page: Page) =>
      changeDocument(page, '/', (html) => html.replace('<script>', '<script>/* edited */')),
  ],
] as const) {
  test(`where ${what}, the page is the one without scripts`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/');
    await expect(themeToggle(page)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { title } of audiences.tabs)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const [, second] = features.tiles;
    await tile(page, second!.title).click();
    await expect(panel(page, second!.title)).toBeVisible();
    await page.setViewportSize(phone);
    await openMenu(page).click();
    await expect(navigation(page)).toBeVisible();
  });
}

test('where React’s file is refused, prices and categories change', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto('/pricing');
  await page.locator('[value=annual]').check();
  await expect(page.locator('main s').first()).toBeVisible();
  await page.goto('/blog');
  await page.locator(`a[role=button][href="${category}"]`).click();
  await expect(page).toHaveURL(category);
});

test('a tab that an address names is selected, and a tile stays open after a reload', async ({
  page,
}) => {
  const { id, role } = audiences.tabs[1]!;
  await page.goto(`/#audience-${id}`);
  await expect(tab(page, role)).toHaveAttribute('aria-selected', 'true');
  const { id: feature, title } = features.tiles[2]!;
  await page.goto(`/#feature-${feature}`);
  await page.reload();
  await expect(tile(page, title)).toHaveAttribute('aria-expanded', 'true');
});
