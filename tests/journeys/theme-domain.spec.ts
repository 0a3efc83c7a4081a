import { expect, test, type Page } from '@playwright/test';
import site from '../../content/data/site.json';
import { hostWithRedirects } from '../support/hosts';
import { expectChoice, themeToggle } from '../support/theme';
import { visit } from '../support/visit';
import { titleOf } from '../support/pages';

// The theme doesn't depend on motion, and the tests are faster without the slideshow.
test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

const DAY = 24 * 60 * 60;
const at = (name: string) => `http://${name}:${new URL(hostWithRedirects).port}`;
const chooseLight = (page: Page) => themeToggle(page).click();

async function readCookies(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name === site.themeCookie);
}

/** The only theme cookie. The browser stores a cookie shortly after the page has set it. */
async function keptCookie(page: Page) {
  await expect.poll(() => readCookies(page)).toHaveLength(1);
  const [cookie] = await readCookies(page);
  return cookie!;
}

for (const name of [site.parentDomain, `www.${site.parentDomain}`, `a.b.${site.parentDomain}`]) {
  test(`${name} shares the theme below the parent domain`, async ({ page }) => {
    await visit(page, at(name));
    await chooseLight(page);
    expect(await keptCookie(page)).toMatchObject({
      domain: `.${site.parentDomain}`,
      path: '/',
      sameSite: 'Lax',
      value: 'light',
    });
  });
}

for (const name of ['localhost', `not${site.parentDomain}`]) {
  test(`${name} keeps the theme to itself`, async ({ page }) => {
    await visit(page, at(name));
    await chooseLight(page);
    expect(await keptCookie(page)).toMatchObject({
      domain: name,
      path: '/',
      sameSite: 'Lax',
      value: 'light',
    });
  });
}

test('a subdomain uses the theme chosen on another', async ({ page }) => {
  await visit(page, at(`www.${site.parentDomain}`));
  await chooseLight(page);
  await visit(page, at(site.parentDomain));
  await expectChoice(page, 'Light theme');
});

for (const [from, to] of [
  [site.parentDomain, `not${site.parentDomain}`],
  [`not${site.parentDomain}`, site.parentDomain],
] as const) {
  test(`${to} ignores the theme chosen on ${from}`, async ({ page }) => {
    await visit(page, at(from));
    await chooseLight(page);
    await visit(page, at(to));
    await expectChoice(page, 'Same theme as your device');
  });
}

/** Chooses a theme in the app, which is not part of this site: it writes the shared cookie. */
const chooseDarkInApp = (page: Page) =>
  page
    .context()
    .addCookies([
      { name: site.themeCookie, value: 'dark', domain: `.${site.parentDomain}`, path: '/' },
    ]);

test('takes a theme chosen in the app when the visitor comes back to the page', async ({
  page,
}) => {
  await visit(page, at(`www.${site.parentDomain}`));
  await chooseLight(page);
  await expectChoice(page, 'Light theme');
  await chooseDarkInApp(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveClass('dark');
  await expectChoice(page, 'Dark theme');
});

test('takes a theme chosen in the app when the visitor opens another page', async ({ page }) => {
  await visit(page, at(`www.${site.parentDomain}`));
  await chooseLight(page);
  await expectChoice(page, 'Light theme');
  await chooseDarkInApp(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(titleOf('/pricing'));
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the toggle removes a cookie of the host that hides the shared one', async ({ page }) => {
  const host = at(`www.${site.parentDomain}`);
  await page.context().addCookies([{ name: site.themeCookie, value: 'dark', url: host }]);
  await chooseDarkInApp(page);
  await visit(page, host);
  await expectChoice(page, 'Dark theme');
  await themeToggle(page).click();
  await themeToggle(page).click();
  await expect.poll(() => readCookies(page)).toHaveLength(1);
  expect(await keptCookie(page)).toMatchObject({
    domain: `.${site.parentDomain}`,
    value: 'light',
  });
  await page.reload();
  await expectChoice(page, 'Light theme');
});

test('stores the theme for 365 days', async ({ page }) => {
  await visit(page, at(site.parentDomain));
  await chooseLight(page);
  const { expires } = await keptCookie(page);
  const days = (expires - Date.now() / 1000) / DAY;
  expect(days).toBeCloseTo(365, 2);
});
