import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import site from '../content/data/site.json';
import labels from '../content/data/interface.json';
import { expectTheme, header, themeToggle as toggle } from '../support/controls';
import { hostWithRedirects } from '../support/hosts';
import { recordPageErrors } from '../support/page-errors';
import { plainPage } from '../support/site';
import { holdBack, ISLAND_FILES, returnToTab } from '../support/visit';

test.use({ colorScheme: 'light' });

const setCookie = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: site.themeCookie, value, url: hostWithRedirects }]);

const setStorage = (context: BrowserContext, value: string) =>
  context.addInitScript(({ key, stored }) => localStorage.setItem(key, stored), {
    key: site.themeStorageKey,
    stored: value,
  });

const readCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === site.themeCookie)?.value;

test('the toggle cycles through light, dark and system, and announces them', async ({ page }) => {
  await page.goto(plainPage);
  const status = header(page).locator('[aria-live=polite]');
  await expectTheme(page, 'light', 'system');
  await expect(status).toHaveText('');
  for (const [choice, shown] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    await toggle(page).click();
    await expectTheme(page, shown, choice);
    await expect(status).toHaveText(labels.theme[choice]);
  }
});

test('system follows the device, another choice doesn’t', async ({ page }) => {
  await page.goto(plainPage);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark', 'system');
  await toggle(page).click();
  await expectTheme(page, 'light', 'light');
});

test('a choice lasts after a reload and on other pages', async ({ page }) => {
  await page.goto(plainPage);
  await toggle(page).click();
  await expectTheme(page, 'light', 'light');
  await toggle(page).click();
  await expectTheme(page, 'dark', 'dark');
  await header(page).locator('a[href="/pricing"]').click();
  await expect(page).toHaveURL('/pricing');
  await expectTheme(page, 'dark', 'dark');
  await page.reload();
  await expectTheme(page, 'dark', 'dark');
});

for (const [what, breakIt] of [
  ['running', () => {}],
  ['late', (page: Page) => holdBack(page, ISLAND_FILES)],
  ['refused', (page: Page) => page.route(ISLAND_FILES, (route) => route.abort())],
] as const) {
  test(`a choice is applied in other tabs, with React ${what}`, async ({ page, context }) => {
    const otherTab = await context.newPage();
    await page.goto(plainPage);
    await breakIt(otherTab);
    await otherTab.goto('/pricing');
    await toggle(page).click();
    await expectTheme(page, 'light', 'light');
    await toggle(page).click();
    await expect(otherTab.locator('html')).toHaveClass('dark');
    await otherTab.emulateMedia({ colorScheme: 'dark' });
    await toggle(page).click();
    await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'system');
    await expect(otherTab.locator('html')).toHaveClass('dark');
  });
}

test('a choice is applied in other tabs even if the storage already has it', async ({
  page,
  context,
}) => {
  await setCookie(context, 'dark');
  await context.addInitScript(
    (key) => localStorage.getItem(key) ?? localStorage.setItem(key, 'system'),
    site.themeStorageKey,
  );
  const otherTab = await context.newPage();
  await page.goto(plainPage);
  await otherTab.goto('/pricing');
  await expectTheme(otherTab, 'dark', 'dark');
  await toggle(page).click();
  await expectTheme(page, 'light', 'system');
  await expectTheme(otherTab, 'light', 'system');
});

test('without a cookie, the storage is read and copied into one', async ({ page, context }) => {
  await setStorage(context, 'dark');
  await page.goto(plainPage);
  await expectTheme(page, 'dark', 'dark');
  await expect.poll(() => readCookie(context)).toBe('dark');
});

test('the first paint has the cookie’s theme, not the storage’s', async ({ page }) => {
  await setCookie(page.context(), 'dark');
  await setStorage(page.context(), 'light');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      const colors = Array.from(bars, ({ content }) => content);
      Object.assign(window, { first: [document.documentElement.className, ...colors] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(plainPage);
  const first = await page.evaluate(() => Reflect.get(window, 'first'));
  expect(first).toEqual(['dark', '#101b16', '#101b16']);
});

test('blocked cookies and storage break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get: refuse });
    }
  });
  const errors = recordPageErrors(page);
  await page.goto(plainPage);
  await toggle(page).click();
  await expectTheme(page, 'light', 'light');
  await toggle(page).click();
  await returnToTab(page);
  await expectTheme(page, 'dark', 'dark');
  expect(errors).toEqual([]);
});

/** The colors of the browser's bars and of the page. */
const readColors = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    const toRgb = ({ content }: HTMLMetaElement) => {
      sample.style.color = content;
      return getComputedStyle(sample).color;
    };
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const colors = [...metas.map(toRgb), getComputedStyle(document.body).backgroundColor];
    sample.remove();
    return colors;
  });

test('the browser’s bars and controls follow the choice', async ({ page }) => {
  await page.goto(plainPage);
  for (const choice of ['light', 'dark'] as const) {
    await toggle(page).click();
    await expectTheme(page, choice, choice);
    await expect.poll(async () => new Set(await readColors(page)).size).toBe(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(choice));
  }
});
