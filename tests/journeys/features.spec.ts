import { expect, test, type Page, type Route } from '@playwright/test';
import examples from '../../content/data/feature-examples.json';
import features from '../../content/data/features.json';
import { visit } from '../support/visit';

const titles = [
  '400,000+ Recipes',
  '110 Nutrients',
  'Customizable Targets',
  'Gap Matching',
  'Advanced Filters',
  'Household Planning',
  'Custom Recipes',
  'Optimal Portions',
];

const explorer = (page: Page) => page.getByRole('region', { name: features.title });
const tile = (page: Page, name: string) => explorer(page).getByRole('button', { name });
const details = (page: Page, name: string) => explorer(page).getByRole('region', { name });
const linesOf = (page: Page, name: string) =>
  details(page, name).getByRole('list').first().getByRole('listitem');
const openDetails = (page: Page) => explorer(page).getByRole('region');
const openTiles = (page: Page) => explorer(page).getByRole('button', { expanded: true });

test('shows eight closed tiles', async ({ page }) => {
  await visit(page, '/');
  await expect(explorer(page).getByRole('button')).toHaveText(titles);
  await expect(explorer(page).getByRole('button', { expanded: false })).toHaveCount(8);
  await expect(openDetails(page)).toHaveCount(0);
});

for (const { title, icon, details: lines } of features.tiles) {
  test(`opens and closes the details of "${title}" with clicks`, async ({ page }) => {
    await visit(page, '/');
    await tile(page, title).click();
    await expect(tile(page, title)).toHaveAttribute('aria-expanded', 'true');
    await expect(linesOf(page, title)).toHaveText(lines);
    const example = examples[icon as Exclude<keyof typeof examples, '$schema' | 'label'>];
    await expect(details(page, title).getByRole('figure')).toContainText(
      `${examples.label}${example.caption}`,
    );
    const panelId = await tile(page, title).getAttribute('aria-controls');
    await expect(details(page, title)).toHaveAttribute('id', panelId!);

    await tile(page, title).click();
    await expect(tile(page, title)).toHaveAttribute('aria-expanded', 'false');
    await expect(openDetails(page)).toHaveCount(0);
  });
}

test('closes the open tile when another opens', async ({ page }) => {
  await visit(page, '/');
  await tile(page, 'Gap Matching').click();
  await tile(page, 'Custom Recipes').click();
  await expect(openTiles(page)).toHaveText(['Custom Recipes']);
  await expect(openDetails(page)).toHaveCount(1);
  await expect(details(page, 'Custom Recipes')).toBeVisible();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(
    `scrolls opened details into view on a phone, reduced motion: ${reducedMotion}`,
    { tag: reducedMotion === 'reduce' ? '@reduced-motion' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/');
      await tile(page, 'Advanced Filters').evaluate((button) =>
        button.scrollIntoView({ block: 'end' }),
      );
      await tile(page, 'Advanced Filters').focus();
      await page.keyboard.press('Enter');
      const lines = linesOf(page, 'Advanced Filters');
      await expect(lines.last()).toBeInViewport({ ratio: 1 });
      await expect(lines.first()).toBeInViewport({ ratio: 1 });
      await expect(tile(page, 'Advanced Filters')).toBeFocused();
    },
  );
}

test('opens and closes a tile with the keyboard', async ({ page }) => {
  await visit(page, '/');
  await tile(page, 'Optimal Portions').focus();
  await page.keyboard.press('Enter');
  await expect(details(page, 'Optimal Portions')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(openDetails(page)).toHaveCount(0);
  await expect(tile(page, 'Optimal Portions')).toBeFocused();
});

test('opens a tile when any part of it is clicked', async ({ page }) => {
  await visit(page, '/');
  await explorer(page).getByText(features.tiles[0]!.description).click({ force: true });
  await expect(openTiles(page)).toHaveText(['400,000+ Recipes']);
});

const CONTENTS = '**/static/feature-panels-*.txt';
const gaps = features.tiles.find(({ id }) => id === 'gaps')!;

test(
  'opens a tile before its contents are loaded and fills it afterwards',
  { tag: '@network' },
  async ({ page }) => {
    const held: Route[] = [];
    await page.route(CONTENTS, (route) => void held.push(route));
    await page.goto('/');
    await tile(page, gaps.title).click();
    await expect(details(page, gaps.title)).toBeVisible();
    await expect(details(page, gaps.title)).toHaveAttribute('aria-busy', 'true');
    await held[0]!.continue();
    await expect(linesOf(page, gaps.title)).toHaveText(gaps.details);
    await expect(linesOf(page, gaps.title).first()).toBeInViewport();
    await expect(details(page, gaps.title)).toHaveAttribute('aria-busy', 'false');
    expect(held).toHaveLength(1);
  },
);

test(
  'fetches the contents of all tiles once, before the first one is clicked',
  { tag: '@network' },
  async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/static/feature-panels-')) requests += 1;
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(0);
    await explorer(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toBe(1);
    for (const { title, details: lines } of features.tiles) {
      await tile(page, title).click();
      await expect(linesOf(page, title)).toHaveText(lines);
    }
    expect(requests).toBe(1);
  },
);

test(
  'opens the page of all features if the contents can’t be fetched',
  { tag: '@network' },
  async ({ page }) => {
    await page.route(CONTENTS, (route) => route.abort());
    await page.goto('/');
    await tile(page, gaps.title).click();
    await expect(page).toHaveURL('/features#gaps');
    await expect(page.getByRole('heading', { name: gaps.title })).toBeInViewport();
  },
);

test('opens tiles when the visitor has come from another page', async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await tile(page, gaps.title).click();
  await expect(linesOf(page, gaps.title)).toHaveText(gaps.details);
});

test('links to a page that shows all features', async ({ page }) => {
  await visit(page, '/');
  await explorer(page).getByRole('link', { name: features.linkToAll }).click();
  await expect(page).toHaveURL('/features');
  for (const { title, details: lines } of features.tiles) {
    const feature = page.getByRole('region', { name: title });
    await expect(feature.getByRole('list').first().getByRole('listitem')).toHaveText(lines);
    await expect(feature.getByRole('figure')).toBeVisible();
  }
});

test(
  'prints the details of all tiles once they are loaded, and always the address of their page',
  { tag: '@print' },
  async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const address = explorer(page).getByRole('link', { name: features.linkToAll });
    const printed = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('/features');
    await explorer(page).scrollIntoViewIfNeeded();
    for (const line of features.tiles.flatMap((each) => each.details)) {
      await expect(page.getByText(line)).toBeVisible();
    }
  },
);
