import { expect, type Page } from '@playwright/test';
import { expectAllTextSeen } from '../support/cut-text';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';
import { paths, test } from './live';

/**
 * The names of the links that lead on, by address. A link has one name, and `ways` in `site.json` owns those that
 * several pages have.
 */
const NAMES = {
  '/try': ['Try your day'],
  '/method': ['Check our math'],
  '/pricing': ['Compare the plans'],
  '/features': ['See every feature'],
  '/features#targets': ['See how targets work'],
  'https://app.evenplate.example/signup': [
    'Get Started Free',
    // The specification orders it for the hero.
    'Get Started',
    // After ten dishes, it says what there is more of.
    'Sign up to rank 400,000+ recipes',
    // Below the ingredients of an open dish.
    'Sign up to rank recipes like it',
  ],
};

/** The links of the page's content that stand alone, not within a sentence. */
const linksOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
        const isInSentence = link.closest('.prose, .rich-text') !== null;
        return isInSentence ? [] : [{ name, address: link.getAttribute('href') ?? '' }];
      }),
    );

/** Pages that end without a link that leads on: they sell nothing. */
const QUIET = ['/accessibility', '/privacy', '/contact'];

test('a link that leads on has the same name on every page, and each but the quiet ones leads to a day of one’s own or to the app', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  const found = new Map<string, Set<string>>();
  const dead: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const links = await linksOf(page);
    for (const { name, address } of links) {
      const names = found.get(address) ?? new Set();
      found.set(address, names.add(name));
    }
    const leadsOn = links.some(
      ({ address }) => address === '/try' || address.startsWith('https://app.evenplate.example/'),
    );
    if (!leadsOn) dead.push(path);
  }
  for (const [address, names] of Object.entries(NAMES))
    expect.soft(found.get(address), address).toEqual(new Set(names));
  expect(dead.filter((path) => !QUIET.includes(path))).toEqual([]);
});

test('an underlined link that stands by itself ends in an arrow, and a button doesn’t', async ({
  page,
}) => {
  test.slow();
  const without: string[] = [];
  const within: string[] = [];
  let seen = 0;
  for (const path of [...paths, '/404']) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a.button');
    for (const link of await links.all()) {
      const isUnderlined = await link.evaluate(
        (each) => getComputedStyle(each).textDecorationLine === 'underline',
      );
      const hasArrow = (await link.locator('svg[data-arrow]').count()) === 1;
      const named = `${path}: ${await link.textContent()}`;
      if (isUnderlined) seen += 1;
      if (isUnderlined && !hasArrow) without.push(named);
      if (!isUnderlined && hasArrow) within.push(named);
    }
  }
  expect(seen).toBeGreaterThan(20);
  expect(without).toEqual([]);
  expect(within).toEqual([]);
});

test('an address on /contact is smaller and lighter than its heading', async ({ page }) => {
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const { fontSize, fontWeight } = getComputedStyle(each);
        return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
      });
  await page.goto('/contact');
  for (const width of [360, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await fontOf('.prose h2');
    const address = await fontOf('.address-line > a');
    expect(address.size / heading.size, `${width} px`).toBeLessThan(0.85);
    expect(address.weight).toBeLessThan(heading.weight);
    await expectAllTextSeen(page, width);
  }
});

test('a blog with one or two articles has companions: the method, and a day of one’s own', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const hasFew = (await main.getByRole('article').count()) <= 2;
  const names = ['Check our math', 'Try your day', 'Get Started Free'];
  await expect(main.locator('.companion').getByRole('link')).toHaveText(hasFew ? names : []);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const plate of await main.locator('.companion-plate').all())
      expect((await boxOf(plate)).width, `${width} px`).toBeGreaterThan(200);
  }
});

test('the headline of the blog has as many lines before its font comes as with it', async ({
  page,
}) => {
  const heights: Record<string, number[]> = { own: [], fallback: [] };
  for (const [font, measured] of Object.entries(heights)) {
    if (font === 'fallback') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/blog');
    if (font === 'own')
      await page.waitForFunction(() =>
        document.fonts.check('800 48px "Bricolage Grotesque Variable"'),
      );
    for (const width of [360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 844 });
      measured.push(Math.round((await boxOf(page.locator('h1'))).height));
    }
  }
  expect(heights.fallback).toEqual(heights.own);
});

test('the plates beside the way to a day of one’s own share their table without touching', async ({
  page,
}) => {
  await page.goto('/blog');
  const plates = page.locator('.companion-plates .gap-plate');
  for (const width of [360, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const circles = (await Promise.all((await plates.all()).map((plate) => boxOf(plate)))).map(
      ({ x, y, width: across }) => ({ x: x + across / 2, y: y + across / 2, radius: across / 2 }),
    );
    for (const [place, one] of circles.entries())
      for (const other of circles.slice(place + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${width} px`).toBeGreaterThan(
          one.radius + other.radius,
        );
  }
});

test('beside the way from the prices to /try is its first plate, with five gaps', async ({
  page,
}) => {
  await page.goto('/pricing');
  const way = page.locator('.plan-try');
  await expect(way.getByRole('link', { name: 'Try your day' })).toHaveAttribute('href', '/try');
  await expect(way.locator('.gap-plate-arc')).toHaveCount(5);
  for (const width of [360, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const plate = await boxOf(way.locator('.gap-plate'));
    const lead = await boxOf(way.locator('.plan-try-lead'));
    expect(lead.x, `${width} px`).toBeGreaterThan(plate.x + plate.width);
    expect(lead.y + lead.height, `${width} px`).toBeLessThan(plate.y + plate.height);
  }
});

test('a blog’s only article is large, with its quote in its panel, and its only category is a choice', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/blog');
  const main = page.getByRole('main');
  const articles = main.getByRole('article');
  const isOnly = (await articles.count()) === 1;
  // An article can be without a picture.
  for (const picture of await articles.getByRole('img').all())
    expect((await boxOf(picture)).width > 0.6 * desktop.width).toBe(isOnly);
  await expect(articles.getByRole('blockquote')).toHaveText(
    isOnly
      ? ['Twice the vitamin A you were missing doesn’t add a single milligram of calcium.']
      : [],
  );
  // All and one category, of which one is filled, in grays as well.
  const filters = main.getByRole('group').getByRole('button');
  const pressed = main.getByRole('group').getByRole('button', { pressed: true });
  expect(await filters.count()).toBeGreaterThan(1);
  for (const filter of await filters.all()) {
    await expect(filter).toHaveCSS('border-style', 'solid');
    expect((await boxOf(filter)).height).toBeGreaterThanOrEqual(36);
  }
  await expect(pressed).toHaveText('All');
  await expect(pressed).toHaveCSS('background-color', 'rgb(27, 42, 35)');
  await expect(pressed).toHaveCSS('color', 'rgb(252, 248, 241)');
  await expectAllTextSeen(page, desktop.width);
});

test('no table of the article is wider than its frame', async ({ page }) => {
  await page.goto('/blog/how-ranking-by-nutrient-gaps-works');
  for (const width of [360, 390, 600, 640, 768, 1024, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const frame of await page.locator('.table-frame').all()) {
      const overhang = await frame.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(overhang, `${width} px`).toBe(0);
    }
  }
});

test('the blog ends with the way to the app, and its newest picture keeps its format', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const picture of await main.getByRole('article').first().getByRole('img').all()) {
      const box = await boxOf(picture);
      expect(box.width / box.height, `${width} px`).toBeGreaterThan(1.6);
    }
  }
});

test('the last sentence of the headline of /privacy stays on one line where it has room', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/privacy');
    const headline = page.getByRole('heading', { level: 1 });
    const size = await headline.evaluate((element) =>
      parseFloat(getComputedStyle(element).fontSize),
    );
    const { height } = await boxOf(headline.locator('span').last());
    expect(height, `${width} px`).toBeLessThan(1.5 * size);
  }
});

test('the panel below the text of /method begins at the margin of the page', async ({ page }) => {
  await page.goto('/method');
  const main = page.getByRole('main');
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const margin = (await boxOf(main.getByRole('heading', { level: 1 }))).x;
    const question = main.getByText('What would your own day put first?');
    expect((await boxOf(question)).x, `${width} px`).toBeCloseTo(margin, 0);
  }
});

test('the plate of the traced example is large, and beside its five shares', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/method');
  const table = page.getByRole('table').filter({ hasText: 'Vitamin D' });
  const plate = await boxOf(table.locator('.gap-plate'));
  const rows = await boxOf(table.locator('tbody'));
  expect(plate.width).toBeGreaterThanOrEqual(200);
  expect(plate.x + plate.width).toBeLessThan(rows.x);
  expect(plate.y).toBeLessThan(rows.y + rows.height);
});

test('the number to move follows its example, and on a phone the plate is in the middle', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/method');
  const table = page.getByRole('table').filter({ hasText: 'Vitamin D' });
  const slider = await boxOf(page.getByRole('region', { name: 'Now move one number' }));
  const next = await boxOf(page.getByRole('heading', { name: 'How often each dish comes first' }));
  const rows = await boxOf(table);
  expect(slider.y - rows.y - rows.height).toBeLessThan(100);
  expect(next.y).toBeGreaterThan(slider.y + slider.height);
  const plate = await boxOf(table.locator('.gap-plate'));
  expect(plate.x + plate.width / 2).toBeCloseTo(phone.width / 2, 0);
  expect(plate.y + plate.height).toBeLessThan(rows.y);
});
