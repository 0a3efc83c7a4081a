import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { dot } from '../support/controls';
import { PICTURES } from '../support/hero';

const STYLESHEET = '**/static/styles-*.css';

/** Opens a page and keeps its stylesheet from coming until `release` is called. */
async function openWithoutStylesheet(page: Page, path: string) {
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

const PAGES = [
  {
    path: '/',
    first: ['h1', '.hero .example-plate >> nth=0', '.hero a >> nth=0', 'header nav'],
    below: '#trending-title',
    linked: '#audiences-title',
  },
  {
    path: '/blog/how-the-shelf-is-sorted',
    first: ['h1', 'article header p >> nth=0', 'article img >> nth=0', 'header nav'],
    below: '.prose h2 >> nth=0',
    linked: '#what-no-figure-can-say',
  },
  {
    path: '/features',
    first: ['h1', '.feature-head p >> nth=0', '.headline-plate', 'header nav'],
    below: '.feature-section h2 >> nth=0',
    linked: '#household',
  },
  {
    path: '/try',
    first: ['h1', '.podium li >> nth=0', '.podium img >> nth=0', 'header nav'],
    below: '.day-panel h2 >> nth=0',
    linked: '#footer',
  },
  {
    path: '/creators',
    first: ['h1', 'main p >> nth=0', 'main img >> nth=0', 'header nav'],
    below: '#points-title',
    linked: '#points-title',
  },
];

for (const { path } of PAGES) {
  // What a slow network brings at once (TCP's first ten packets), less headers and TLS.
  test(`the first sight of ${path} comes with the first 13.5 kB`, async ({ request }) => {
    const document = await (await request.get(path)).text();
    const [firstSight, rest] = document.split('<script id="page-script">');
    expect(rest).toContain('<link rel="stylesheet"');
    expect(brotliCompressSync(firstSight ?? '').length).toBeLessThan(13_500);
  });
}

for (const path of ['/pricing', '/creators', '/professionals', '/method']) {
  test(`the headline of ${path} comes with the first 13.5 kB`, async ({ request }) => {
    const document = await (await request.get(path)).text();
    const [head] = document.split('</h1>');
    expect(head).not.toContain('<script id="page-script">');
    expect(brotliCompressSync(head ?? '').length).toBeLessThan(13_500);
  });
}

for (const { path, first, below, linked } of PAGES) {
  for (const width of [390, 1280]) {
    test(
      `${path} at ${width} px shows its first sight before its stylesheet comes, and leaves it as it is`,
      { tag: '@network' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        // Text would change its width with them.
        await page.route('**/*.woff2', (route) => route.abort());
        const release = await openWithoutStylesheet(page, path);
        await expect(page.locator('h1')).toBeVisible();
        const before = await Promise.all(first.map((part) => styleOf(page, part)));
        release();
        await expect(page.locator('#footer')).toBeVisible();
        expect(await Promise.all(first.map((part) => styleOf(page, part)))).toEqual(before);
      },
    );
  }

  test(
    `nothing below the first sight of ${path} shows without its styles`,
    { tag: '@network' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 2600 });
      const release = await openWithoutStylesheet(page, path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(below)).toBeHidden();
      release();
      await expect(page.locator(below)).toBeVisible();
    },
  );

  test(
    `a link to a place on ${path} leads there, although its styles come later`,
    { tag: '@network' },
    async ({ page }) => {
      const release = await openWithoutStylesheet(page, path + linked);
      release();
      await expect(page.locator(linked)).toBeInViewport();
    },
  );
}

test(
  'the pictures scroll, as without scripts, if the stylesheet stalls after a tap',
  { tag: '@network' },
  async ({ page }) => {
    await page.clock.install();
    const release = await openWithoutStylesheet(page, '/');
    await dot(page, 2).click();
    await page.clock.fastForward(10_001);
    await expect(page.locator('react-island[state=failed] .hero-slides')).toBeVisible();
    await expect(dot(page, 2)).toBeHidden();
    await page.getByRole('img', { name: PICTURES[1] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: PICTURES[1] })).toBeInViewport({ ratio: 0.5 });
    release();
  },
);
