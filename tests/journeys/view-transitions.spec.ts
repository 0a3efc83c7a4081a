import { expect, test, type Page } from '@playwright/test';
import { category } from '../support/addresses';
import { themeToggle } from '../support/theme';
import { visit } from '../support/visit';

/** Records how each view transition of a document ended. */
async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const ends: Promise<string>[] = [];
    Object.assign(window, { transitions: () => Promise.all(ends) });
    document.startViewTransition = (change) => {
      const transition = start(change);
      ends.push(transition.ready.then(() => transition.finished).then(() => 'finished', String));
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'transitions')() as Promise<string[]>);
}

/** Changes the route in the page; header links may load a new document, which has no transition. */
async function showCategory(page: Page) {
  await visit(page, '/blog');
  const filter = page.getByRole('group', { name: 'Categories' });
  await filter.getByRole('button', { name: 'Technology' }).click();
  await expect(page).toHaveURL(category);
}

test('animates a change of the route in the page, but not of the theme', async ({ page }) => {
  const transitions = await recordTransitions(page);
  await showCategory(page);
  expect(await transitions()).toEqual(['finished']);

  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await transitions()).toEqual(['finished']);
});

test(
  'shows a new document without a transition, which would delay it',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.revealed = String(viewTransition);
      });
    });
    await page.goto('/');
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('data-revealed', 'null');
  },
);

test('does not animate under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await recordTransitions(page);
  await showCategory(page);
  expect(await transitions()).toEqual([]);
});

test('does not animate the back button', async ({ page }) => {
  const transitions = await recordTransitions(page);
  await showCategory(page);
  expect(await transitions()).toEqual(['finished']);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  expect(await transitions()).toEqual(['finished']);
});
