import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import site from '../../content/data/site.json';
import trending from '../../content/data/trending.json';
import { app } from '../support/site';
import { desktop, phone } from '../support/visit';

const CSS = readFileSync('src/styles/theme.css', 'utf8');

/** The time of a round in ms, as the styles have it. */
const ROUND = Number(/--animate-marquee: marquee (\d+)s/.exec(CSS)![1]) * 1000;

const strip = (page: Page) => page.getByRole('region', { name: trending.title });
const cards = (page: Page) => strip(page).getByRole('listitem');
const copies = (page: Page) => strip(page).locator('[inert] > li');
const pause = (page: Page) => page.getByRole('button', { name: trending.pause });
const play = (page: Page) => page.getByRole('button', { name: trending.play });

/** The state of the strip's endless animation; null if it has none. */
const readMotion = (page: Page) =>
  strip(page).evaluate((section) => {
    const endless = section
      .getAnimations({ subtree: true })
      .find(({ effect }) => effect!.getComputedTiming().iterations === Infinity);
    return endless
      ? { state: endless.playState, duration: endless.effect!.getComputedTiming().duration }
      : null;
  });
const expectMotion = (page: Page, state: 'running' | 'paused') =>
  expect.poll(() => readMotion(page)).toEqual({ state, duration: ROUND });
const expectNone = (page: Page) => expect.poll(() => readMotion(page)).toBeNull();

/** Opens the home page with the strip in view. */
async function open(page: Page) {
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
}

test('shows ranked cards with a picture, a title and a link to the app’s search', async ({
  page,
}) => {
  await open(page);
  await expect(cards(page)).toHaveCount(trending.items.length);
  for (const [position, { rank, title, alt }] of trending.items.entries()) {
    const card = cards(page).nth(position);
    await expect(card.getByText(String(rank), { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { name: alt })).toBeVisible();
    const address = new URL((await card.getByRole('link').getAttribute('href'))!);
    expect(address.origin + address.pathname).toBe(app + site.search);
    expect([...address.searchParams]).toEqual([['q', title]]);
  }
});

test('moves in an endless loop', async ({ page }) => {
  await open(page);
  await expectMotion(page, 'running');
  await expect(copies(page)).toHaveCount(trending.items.length);
});

test('screen readers get each card once', async ({ page }) => {
  await open(page);
  await expect(copies(page)).not.toHaveCount(0);
  await expect(strip(page).getByRole('link')).toHaveCount(trending.items.length);
});

test('its button pauses and plays it, at the same position', async ({ page }) => {
  await open(page);
  await expectMotion(page, 'running');
  await strip(page).evaluate((section, time) => {
    for (const animation of section.getAnimations({ subtree: true })) {
      if (animation.timeline === document.timeline) animation.currentTime = time;
    }
  }, ROUND / 4);
  const left = async () => (await cards(page).nth(4).boundingBox())!.x;
  const before = await left();
  const width = (await cards(page).first().boundingBox())!.width;
  await pause(page).click();
  await expectNone(page);
  expect(Math.abs((await left()) - before)).toBeLessThan(width);
  await play(page).click();
  await expectMotion(page, 'running');
  expect(Math.abs((await left()) - before)).toBeLessThan(width);
});

test('pauses while the mouse is over it', async ({ page }) => {
  await open(page);
  const box = (await strip(page).locator('.recipe-marquee').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expectMotion(page, 'paused');
  await page.mouse.move(0, 0);
  await expectMotion(page, 'running');
});

test('stands still while it has the focus, and shows the focused card', async ({ page }) => {
  await open(page);
  await pause(page).focus();
  for (const card of await cards(page).all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectNone(page);
  }
  await page.keyboard.press('Tab');
  await expectMotion(page, 'running');
});

test('under reduced motion it stands still and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expectNone(page);
  await expect(pause(page).or(play(page))).toHaveCount(0);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
});

test(
  'starts with the first card when it comes into view',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expectMotion(page, 'paused');
    expect((await cards(page).first().boundingBox())!.x).toBeGreaterThanOrEqual(0);
    await strip(page).scrollIntoViewIfNeeded();
    await expectMotion(page, 'running');
  },
);

for (const viewport of [phone, desktop, { width: 1920, height: 1080 }]) {
  test(`a picture of the whole page shows the strip, without a scroll: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const boxes = await strip(page)
      .getByRole('img')
      .evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.closest('.recipe-picture')!.getBoundingClientRect())
          .filter(({ right }) => right < innerWidth)
          .map(({ x, y, width, height }) => ({ left: x, top: y, width, height })),
      );
    expect(boxes.length).toBeGreaterThan(0);
    // A frame without its picture has one color.
    await expect
      .poll(async () => {
        const whole = await page.screenshot({ fullPage: true });
        const spreads = boxes.map(async (box) => {
          const area = Object.entries(box).map(([side, value]) => [side, Math.round(value)]);
          const frame = sharp(whole).extract(Object.fromEntries(area));
          const { channels } = await sharp(await frame.toBuffer()).stats();
          return Math.max(...channels.map(({ stdev }) => stdev));
        });
        return Math.min(...(await Promise.all(spreads)));
      })
      .toBeGreaterThan(20);
  });
}

test('every picture of the page that is not hidden is there without a scroll', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0)
        .map(({ alt }) => alt),
    );
  await expect.poll(missing).toEqual([]);
});
