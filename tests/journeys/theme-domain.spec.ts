import { expect, test, type Page } from '@playwright/test';
import site from '../content/data/site.json';
import { expectTheme, themeToggle } from '../support/controls';
import { hostWithRedirects } from '../support/hosts';
import { plainPage } from '../support/site';
import { returnToTab } from '../support/visit';

test.use({ colorScheme: 'light' });

const { parentDomain } = site;
const strangers = [`not${parentDomain}`, `${parentDomain}.test`] as const;
const at = (name: string) => `http://${name}:${new URL(hostWithRedirects).port}${plainPage}`;

/** The theme's cookies; the browser stores one shortly after the page has set it. */
const readCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === site.themeCookie);

for (const [name, domain] of [
  [parentDomain, `.${parentDomain}`],
  [`a.b.${parentDomain}`, `.${parentDomain}`],
  ['localhost', 'localhost'],
  [strangers[0], strangers[0]],
  [strangers[1], strangers[1]],
] as const) {
  test(`a theme chosen on ${name} is a cookie for ${domain}`, async ({ page }) => {
    await page.goto(at(name));
    await themeToggle(page).click();
    await expect.poll(() => readCookies(page)).toHaveLength(1);
    const [cookie] = await readCookies(page);
    expect(cookie).toMatchObject({ domain, path: '/', sameSite: 'Lax', secure: false });
    const seconds = (cookie?.expires ?? NaN) - Date.now() / 1000;
    // 365 days.
    expect(seconds / 31_536_000).toBeCloseTo(1, 3);
  });
}

test('a cookie set over HTTPS is only sent over HTTPS', async ({ page }) => {
  await page.route(/^https:/, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: hostWithRedirects + pathname }) });
  });
  await page.goto(`https://${parentDomain}${plainPage}`);
  await themeToggle(page).click();
  await expect.poll(() => readCookies(page)).toMatchObject([{ secure: true }]);
  // Pictures may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('subdomains share the theme, and other domains don’t', async ({ page }) => {
  await page.goto(at(`www.${parentDomain}`));
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
  await page.goto(at(parentDomain));
  await expectTheme(page, 'light', 'light');
  await page.goto(at(strangers[0]));
  await expectTheme(page, 'light', 'system');
});

test('a theme chosen in the app applies when the visitor comes back', async ({ page }) => {
  await page.goto(at(`www.${parentDomain}`));
  await themeToggle(page).click();
  await expectTheme(page, 'light', 'light');
  const cookie = { name: site.themeCookie, value: 'dark', domain: `.${parentDomain}`, path: '/' };
  await page.context().addCookies([cookie]);
  await returnToTab(page);
  await expectTheme(page, 'dark', 'dark');
});

for (const [what, old] of [
  ['the host alone', {}],
  ['the host and its subdomains', { domain: `.www.${parentDomain}` }],
] as const) {
  test(`a choice lasts despite an older cookie for ${what}`, async ({ page }) => {
    const address = at(`www.${parentDomain}`);
    const place = 'domain' in old ? { ...old, path: '/' } : { url: address };
    await page.context().addCookies([{ name: site.themeCookie, value: 'light', ...place }]);
    await page.goto(address);
    await expectTheme(page, 'light', 'light');
    await themeToggle(page).click();
    await expectTheme(page, 'dark', 'dark');
    await returnToTab(page);
    await expectTheme(page, 'dark', 'dark');
    await page.reload();
    await expectTheme(page, 'dark', 'dark');
    await expect
      .poll(() => readCookies(page))
      .toMatchObject([{ value: 'dark', domain: `.${parentDomain}` }]);
  });
}

test('an older cookie for the host alone doesn’t hide the app’s choice', async ({ page }) => {
  const address = at(`www.${parentDomain}`);
  const name = site.themeCookie;
  await page.context().addCookies([{ name, value: 'light', url: address }]);
  await page.goto(address);
  await expectTheme(page, 'light', 'light');
  const app = { name, value: 'dark', domain: `.${parentDomain}`, path: '/' };
  await page.context().addCookies([app]);
  await returnToTab(page);
  await expectTheme(page, 'dark', 'dark');
});
