import { chromium, expect, test, type Browser } from '@playwright/test';
import { documents } from '../support/addresses';
import { launchOptions } from '../support/chromium';
import { visit } from '../support/visit';

let browser: Browser;

// Playwright disables the back/forward cache, because a page restored from it has no load event.
test.beforeAll(async () => {
  browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

for (const path of documents) {
  test(`${path} is restored from the back/forward cache after hydration`, async ({ baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(path === '/pricing' ? '/' : '/pricing');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction((expected) => location.pathname === expected, path);
    const { isKept, reasons } = await page.evaluate(() => ({
      isKept: Reflect.get(window, 'isKept') as boolean | undefined,
      reasons: JSON.stringify(
        Reflect.get(performance.getEntriesByType('navigation')[0]!, 'notRestoredReasons'),
      ),
    }));
    expect(isKept, reasons).toBe(true);
    await context.close();
  });
}
