import { expect, test, type BrowserContext } from '@playwright/test';
import site from '../../content/data/site.json';
import { hostWithRedirects } from '../support/hosts';
import { recordPageErrors } from '../support/page-errors';
import { visit } from '../support/visit';
import { titleOf } from '../support/pages';

// The theme doesn't depend on motion, and the tests are faster without the slideshow.
test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

const remember = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: site.themeCookie, value, url: hostWithRedirects }]);

const store = (context: BrowserContext, value: string) =>
  context.addInitScript(
    ([key, stored]) => localStorage.setItem(key!, stored!),
    [site.themeStorageKey, value],
  );

const readCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === site.themeCookie);

test('prefers the cookie to the storage', async ({ page, context }) => {
  await remember(context, 'dark');
  await store(context, 'light');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('reads the storage without a cookie and copies it into the cookie', async ({
  page,
  context,
}) => {
  await store(context, 'dark');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await readCookie(context)).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
});

test('uses the system theme and stores nothing without cookie and storage', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await readCookie(context)).toBeUndefined();
});

for (const invalid of ['', 'DARK', 'darker', 'purple', '%64ark', 'constructor']) {
  test(`ignores the invalid cookie value "${invalid}"`, async ({ page, context }) => {
    await remember(context, invalid);
    await store(context, 'dark');
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass('dark');
    expect((await readCookie(context))?.value).toBe('dark');
  });

  test(`ignores the invalid stored value "${invalid}"`, async ({ page, context }) => {
    await store(context, invalid);
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass('light');
    expect(await readCookie(context)).toBeUndefined();
  });
}

test('ignores a cookie whose name only ends like that of the theme', async ({ page, context }) => {
  await context.addCookies([
    { name: `not-${site.themeCookie}`, value: 'dark', url: hostWithRedirects },
  ]);
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
});

test(
  'applies the theme before the first paint without script files',
  { tag: '@network' },
  async ({ page, context }) => {
    await remember(context, 'dark');
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.classAtBody = document.documentElement.className;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-class-at-body', 'dark');
    await expect(page.locator('html')).toHaveClass('dark');
  },
);

test('works with blocked cookies and storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key', 'length']) {
      Object.defineProperty(Storage.prototype, method, { get: refuse });
    }
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get: refuse });
    }
  });
  const errors = recordPageErrors(page);
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(titleOf('/pricing'));
  expect(errors).toEqual([]);
});
