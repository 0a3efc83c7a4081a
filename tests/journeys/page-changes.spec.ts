import { expect, test as base, type Locator, type Page } from '@playwright/test';
import labels from '../../content/data/interface.json';
import { category, post } from '../support/addresses';
import { NAVIGATION_STATUS_MARK } from '../../src/inline-scripts/navigation-progress';
import { hostWithRedirects } from '../support/hosts';
import { titleOf } from '../support/pages';
import { RecordingProxy } from '../support/recording-proxy';
import { loadsDocuments, visit } from '../support/visit';

/** Opens the site through a proxy, whose address is the base URL. */
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

/** How often a page was requested, as a document or as data for a route change. */
const timesRequested = (path: string, { requests }: RecordingProxy) =>
  requests.filter((each) => each === path || each === `/page-data${path}/page-data.json`).length;

for (const when of ['before hydration', 'after hydration']) {
  test(`a hovered link is fetched once, ${when}`, async ({ page, site }) => {
    if (when === 'after hydration') await visit(page, '/');
    else await page.goto('/');
    await pricingLink(page).hover();
    await page.waitForLoadState('networkidle');
    await pricingLink(page).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(titleOf('/pricing'));
    await page.waitForLoadState('networkidle');
    expect(timesRequested('/pricing', site)).toBe(1);
  });
}

test('hovering a link fetches no script', { tag: '@chromium' }, async ({ page, site }) => {
  await page.goto('/');
  await pricingLink(page).hover();
  await expect.poll(() => timesRequested('/pricing', site)).toBe(1);
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
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    const before = site.requests.length;
    await page.keyboard.press('Tab');
    await pricingLink(page).hover();
    await page.mouse.wheel(0, 10);
    await page.waitForLoadState('networkidle');
    expect(site.requests.slice(before).filter((path) => !path.startsWith('/static/'))).toEqual([]);
  },
);

/** How the progress of a navigation is shown: the bar's style and the text of the status element. */
type Progress = { height: string; isWide: boolean; animation: string; text: string | null };

/**
 * Records each start and end of the display of a navigation's progress, null for an end. Playwright can't
 * evaluate code in a page that navigates, so the page reports through its console.
 */
async function recordProgress(page: Page): Promise<(Progress | null)[]> {
  const changes: (Progress | null)[] = [];
  page.on('console', (message) => {
    const [, change] = /^progress: (.+)$/.exec(message.text()) ?? [];
    if (change) changes.push(JSON.parse(change) as Progress | null);
  });
  await page.addInitScript((mark) => {
    const tell = () => {
      const isShown = 'navigating' in document.documentElement.dataset;
      const { height, width, animationName } = getComputedStyle(document.body, '::before');
      const { textContent: text } = document.querySelector(`[${mark}]`)!;
      const shown = { height, isWide: parseFloat(width) > 300, animation: animationName, text };
      console.log(`progress: ${JSON.stringify(isShown ? shown : null)}`);
    };
    new MutationObserver(tell).observe(document, {
      subtree: true,
      attributeFilter: ['data-navigating'],
    });
  }, NAVIGATION_STATUS_MARK);
  return changes;
}

for (const [motion, animation] of [
  ['no-preference', 'awaited'],
  ['reduce', 'none'],
] as const) {
  test(
    `shows and politely announces that a page loads slowly, reduced motion: ${motion}`,
    { tag: motion === 'reduce' ? '@chromium' : '@network' },
    async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const changes = await recordProgress(page);
      await page.goto('/');
      await expect(page.locator(`[${NAVIGATION_STATUS_MARK}]`)).toHaveRole('status');
      site.hold('/pricing');
      await pricingLink(page).click({ noWaitAfter: true });
      const shown = { height: '3px', isWide: true, animation, text: labels.navigating };
      await expect.poll(() => changes).toEqual([shown]);
      await page.keyboard.press('Escape');
      await expect.poll(() => changes).toEqual([shown, null]);
    },
  );
}

test('a link changes the route in the page only where the browser can’t render documents in advance', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const isDocument = await loadsDocuments(page);
  await pricingLink(page).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(titleOf('/pricing'));
  const isFirst = await page.evaluate(() => 'isFirstDocument' in window);
  expect(isFirst).toBe(!isDocument);
});

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

test('goes back to the scroll position at which a link to a heading was clicked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, post);
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  /** Follows a link to a heading; returns the scroll position at its click. */
  const follow = async (link: Locator) => {
    await page.evaluate(() =>
      addEventListener('click', () => (document.body.dataset.left = String(Math.round(scrollY))), {
        once: true,
        capture: true,
      }),
    );
    const [, id] = (await link.getAttribute('href'))!.split('#');
    await link.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    return Number(await page.locator('body').getAttribute('data-left'));
  };
  const first = await follow(links.nth(1));
  const second = await follow(links.last());
  expect(second).not.toBe(first);
  // In the page, because Firefox’s driver waits for a load even if only the hash changes.
  await page.evaluate(() => history.back());
  await expect.poll(place).toBe(second);
  await page.evaluate(() => history.back());
  await expect.poll(place).toBe(first);
  await page.evaluate(() => history.forward());
  await expect.poll(place).toBe(second);
});
