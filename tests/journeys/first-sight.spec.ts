import { expect, test, type Page } from '@playwright/test';

const STYLESHEET = '**/styles-*.css';

/** Opens the home page and keeps its stylesheet from coming until `release` is called. */
async function openWithoutStylesheet(page: Page, path = '/') {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const asked = new Promise<void>((done) => {
    void page.route(STYLESHEET, async (route) => {
      done();
      await released;
      await route.continue();
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}

const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { color, fontSize, display, padding, width } = getComputedStyle(element);
    return { color, fontSize, display, padding, width };
  });

for (const width of [390, 1280]) {
  test(
    `at ${width} px, the headline and the example are there before the stylesheet of the page is, and stay as they are`,
    {
      tag: '@network',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await openWithoutStylesheet(page);
      const parts = ['.hero h1', '.hero .example-plate >> nth=0', '.hero a >> nth=0', 'header nav'];
      await expect(page.locator('.hero h1')).toBeVisible();
      const before = await Promise.all(parts.map((part) => styleOf(page, part)));
      release();
      await expect(page.locator('#footer')).toBeVisible();
      expect(await Promise.all(parts.map((part) => styleOf(page, part)))).toEqual(before);
    },
  );
}

test('nothing below the hero shows without its styles', { tag: '@network' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2600 });
  const release = await openWithoutStylesheet(page);
  await expect(page.locator('.hero h1')).toBeVisible();
  await expect(page.locator('#trending-title')).toBeHidden();
  release();
  await expect(page.locator('#trending-title')).toBeVisible();
  expect((await styleOf(page, '#trending-title')).fontSize).not.toBe('24px');
});

test(
  'a link to a place on the home page leads there, although its styles come later',
  {
    tag: '@network',
  },
  async ({ page }) => {
    const release = await openWithoutStylesheet(page, '/#audiences-title');
    release();
    await expect(page.locator('#audiences-title')).toBeInViewport();
  },
);
