import { expect, test, type BrowserContext } from '@playwright/test';
import site from '../../content/data/site.json';
import { hostWithRedirects } from '../support/hosts';
import { recordTroubles } from '../support/troubles';
import { visit } from '../support/visit';

// No theme hangs on motion, and a slideshow at rest leaves the machine to the test.
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

test('the cookie is read first', async ({ page, context }) => {
  await remember(context, 'dark');
  await store(context, 'light');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('without a cookie the storage is read, and copied into the cookie', async ({
  page,
  context,
}) => {
  await store(context, 'dark');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await readCookie(context)).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
});

test('with neither, the theme is system and nothing is stored', async ({ page, context }) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await readCookie(context)).toBeUndefined();
});

for (const nonsense of ['', 'DARK', 'darker', 'purple', '%64ark', 'constructor']) {
  test(`nonsense in the cookie counts as missing: "${nonsense}"`, async ({ page, context }) => {
    await remember(context, nonsense);
    await store(context, 'dark');
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass('dark');
    expect((await readCookie(context))?.value).toBe('dark');
  });

  test(`nonsense in the storage counts as missing: "${nonsense}"`, async ({ page, context }) => {
    await store(context, nonsense);
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass('light');
    expect(await readCookie(context)).toBeUndefined();
  });
}

test('a cookie whose name only ends like the theme is not the theme', async ({ page, context }) => {
  await context.addCookies([
    { name: `not-${site.themeCookie}`, value: 'dark', url: hostWithRedirects },
  ]);
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
});

test(
  'the theme stands before anything can be painted, without any script file',
  { tag: '@bidi' },
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

test('blocked cookies and storage leave a page that works', async ({ page }) => {
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
  const troubles = recordTroubles(page);
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.locator('html')).toHaveClass('dark');
  expect(troubles).toEqual([]);
});
