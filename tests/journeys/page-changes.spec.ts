import { expect, test as base, type Page } from '@playwright/test';
import labels from '../../content/data/interface.json';
import { category, post } from '../support/addresses';
import { hostWithRedirects } from '../support/hosts';
import { RecordingProxy } from '../support/recording-proxy';
import { triggerHydration, visit } from '../support/visit';

/** The site behind a proxy, which is the address of all pages. */
const test = base.extend<{ site: RecordingProxy }>({
  // Playwright reads the names of a fixture's dependencies from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const proxy = new RecordingProxy(hostWithRedirects);
    await use(proxy);
    proxy.stop();
  },
  baseURL: async ({ site }, use) => use(await site.start()),
});

const pricingLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true });
const technology = (page: Page) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Technology' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: labels.navigating });

/** How often a page was asked for, as a document or as data for a route change. */
const timesAskedFor = (path: string, { requests }: RecordingProxy) =>
  requests.filter((each) => each === path || each === `/page-data${path}/page-data.json`).length;

for (const when of ['before React is there', 'with React']) {
  test(`a hovered link is fetched once, ${when}`, async ({ page, site }) => {
    if (when === 'with React') await visit(page, '/');
    else await page.goto('/');
    await pricingLink(page).hover();
    await page.waitForLoadState('networkidle');
    await pricingLink(page).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/prices/);
    await page.waitForLoadState('networkidle');
    expect(timesAskedFor('/pricing', site)).toBe(1);
  });
}

test('hovering a link fetches no script', { tag: '@chromium' }, async ({ page, site }) => {
  await page.goto('/');
  await pricingLink(page).hover();
  await expect.poll(() => timesAskedFor('/pricing', site)).toBe(1);
  expect(site.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test(
  'hovering a link fetches nothing for a visitor who saves data',
  { tag: '@chromium' },
  async ({ page, site }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = site.requests.length;
    await page.keyboard.press('Tab');
    await pricingLink(page).hover();
    await page.mouse.wheel(0, 10);
    await page.waitForLoadState('networkidle');
    expect(site.requests.slice(before).filter((path) => !path.startsWith('/static/'))).toEqual([]);
  },
);

test('shows and says politely that a page takes long', async ({ page, site }) => {
  await page.goto('/');
  site.hold('/pricing');
  await pricingLink(page).click({ noWaitAfter: true });
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await expect(status(page)).toHaveCount(1);
  const bar = await page.evaluate(() => {
    const { height, position, animationName } = getComputedStyle(document.body, '::before');
    return { height, position, animationName };
  });
  expect(bar).toEqual({ height: '3px', position: 'fixed', animationName: 'awaited' });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(status(page)).toHaveCount(0);
});

test(
  'shows the progress without motion under reduced motion',
  { tag: '@reduced-motion' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    site.hold('/pricing');
    await pricingLink(page).click({ noWaitAfter: true });
    await expect(page.locator('html')).toHaveAttribute('data-navigating');
    const bar = await page.evaluate(() => {
      const { animationName, transform, width } = getComputedStyle(document.body, '::before');
      return { animationName, transform, isWide: parseFloat(width) > 300 };
    });
    expect(bar).toEqual({ animationName: 'none', transform: 'none', isWide: true });
  },
);

test('loads the document when a route change in the page hangs', async ({ page, site }) => {
  await visit(page, '/blog');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  site.hold(`/page-data${category}/page-data.json`);
  await technology(page).click();
  await expect(status(page)).toHaveCount(1);
  await expect(page).toHaveURL(category, { timeout: 15_000 });
  await expect(technology(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBeUndefined();
});

test('shows no progress once a route has changed in the page', async ({ page }) => {
  await visit(page, '/blog');
  await technology(page).click();
  await expect(page).toHaveURL(category);
  await expect(technology(page)).toHaveAttribute('aria-pressed', 'true');
  // The route has changed in the page, so no later load can have hidden it.
  expect(await page.evaluate(() => document.documentElement.dataset.navigating)).toBeUndefined();
});

test('returns to the place before a link to a heading', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, post);
  const links = page.getByRole('main').locator('nav a[href^="#"], aside a[href^="#"]');
  await links.first().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await links.last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
  const below = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(below);
  await triggerHydration(page);
});
