import { expect, test, type Page } from '@playwright/test';
import { themeToggle } from './support/theme';
import { visit } from './support/visit';

/** Counts the view transitions of a page from its beginning. */
async function countTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (change) => {
      Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 });
      return start(change);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'transitions') as number);
}

const toPricing = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' });

test('a change of page and a change of theme come in transitions', async ({ page }) => {
  const transitions = await countTransitions(page);
  await visit(page, '/');
  await toPricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/prices/);
  expect(await transitions()).toBe(1);

  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await transitions()).toBe(2);
});

test('where motion is reduced the same changes come without one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  await visit(page, '/');
  await toPricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await transitions()).toBe(0);
});

test('clicks that come during a transition count, each once', async ({ page }) => {
  await visit(page, '/');
  await themeToggle(page).click();
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the way back needs no transition', async ({ page }) => {
  await visit(page, '/');
  await toPricing(page).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/day/);
});
