import { expect, test, type Page } from '@playwright/test';
import features from '../../content/data/features.json';
import hero from '../../content/data/hero.json';
import plans from '../../content/data/plans.json';
import { documents, post } from '../support/addresses';
import { delayScripts, recordScriptRequests } from '../support/scripts';
import { advanceTime } from '../support/slideshow';
import { triggerHydration } from '../support/visit';

const control = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tile = (page: Page) => control(page, features.tiles[0]!.title);
const tab = (page: Page, position: number) => page.getByRole('tab').nth(position);

/** Opens a page and delays its scripts; returns a function that lets them load and waits for hydration. */
async function openWithoutScripts(page: Page, address: string) {
  const letThrough = await delayScripts(page);
  await page.goto(address);
  return async () => {
    await letThrough();
    await triggerHydration(page);
  };
}

for (const path of documents) {
  test(`${path} requests no script before the first interaction`, async ({ page }) => {
    const scripts = recordScriptRequests(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await triggerHydration(page);
    expect(scripts.length).toBeGreaterThan(2);
  });
}

for (const path of ['/', post]) {
  test(`scrolling to the end of ${path} requests no script`, async ({ page }) => {
    const scripts = recordScriptRequests(page);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
}

test('opens a feature tile before hydration and keeps it open', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  await tile(page).click();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(features.tiles[0]!.details[0]!)).toBeVisible();
  await hydrate();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(features.tiles[0]!.details[0]!)).toBeVisible();
  await tile(page).click();
  await expect(tile(page)).toHaveAttribute('aria-expanded', 'false');
});

test('handles each of several clicks once before hydration', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  const second = control(page, features.tiles[1]!.title);
  await tile(page).click();
  await second.click();
  await second.click();
  await tab(page, 2).click();
  for (const step of [() => {}, hydrate]) {
    await step();
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
  }
});

test('moves between tabs with arrow keys before hydration and keeps the tab', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  await tab(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await hydrate();
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 2)).toBeFocused();
});

test('pauses the recipe strip before hydration and keeps it paused', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  await control(page, 'Pause trending recipes').click();
  await expect(control(page, 'Play trending recipes')).toBeVisible();
  await hydrate();
  await expect(control(page, 'Play trending recipes')).toBeVisible();
});

test('changes the theme at once before hydration and keeps it afterwards', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/');
  const toggle = control(page, 'Toggle theme');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(toggle).toHaveAccessibleDescription('Light theme');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await hydrate();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('status').filter({ hasText: 'Dark theme' })).toHaveCount(1);
  await toggle.click();
  await expect(toggle).toHaveAccessibleDescription('Same theme as your device');
});

test('runs, pauses and switches the slideshow before hydration and keeps its state', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/');
  await advanceTime(page, 5000);
  await expect(control(page, 'Go to slide 2')).toHaveAttribute('aria-current', 'true');
  await control(page, 'Go to slide 4').click();
  await control(page, 'Pause slideshow').click();
  await page.mouse.move(0, 0);
  await advanceTime(page, 20_000);
  await expect(page.getByRole('img', { name: hero.slides[3]!.alt })).toBeVisible();
  await hydrate();
  await expect(control(page, 'Go to slide 4')).toHaveAttribute('aria-current', 'true');
  await expect(control(page, 'Play slideshow')).toBeVisible();
});

test('switches to annual prices before hydration and keeps them', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/pricing');
  const price = page.getByText(`$${plans.plans[1]!.annualPrice}`, { exact: true }).first();
  await page.getByRole('radio', { name: 'Annual' }).check();
  await expect(price).toBeVisible();
  await hydrate();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(price).toBeVisible();
});

test('opens a category page by mouse before hydration', async ({ page }) => {
  await openWithoutScripts(page, '/blog');
  await control(page, 'Technology').click();
  await expect(page).toHaveURL('/blog/category/technology');
});

test('opens a category page after hydration when the space bar was pressed before', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/blog');
  await control(page, 'Technology').focus();
  await page.keyboard.press(' ');
  await hydrate();
  await expect(page).toHaveURL('/blog/category/technology');
  await expect(control(page, 'Technology')).toHaveAttribute('aria-pressed', 'true');
});

test('redirects a category in the query to its page without an interaction', async ({ page }) => {
  await page.goto('/blog?category=Technology');
  await expect(page).toHaveURL('/blog/category/technology');
});

test('opens the menu before hydration and keeps it open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openWithoutScripts(page, '/');
  await control(page, 'Open menu').click();
  await expect(control(page, 'Close menu')).toBeVisible();
  await hydrate();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await control(page, 'Close menu').click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('opens a question before hydration and keeps it open', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/pricing');
  const question = page
    .getByRole('group')
    .filter({ has: page.locator('summary') })
    .first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await hydrate();
  await expect(question).toHaveAttribute('open');
});

test('keeps the scroll position when the scripts load late', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/#features-title');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await hydrate();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
