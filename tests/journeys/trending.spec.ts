import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import site from '../content/data/site.json';
import trending from '../content/data/trending.json';
import { app } from '../support/site';
import { desktop, expectReact, hideTab, holdBack, ISLAND_FILES, phone } from '../support/visit';

const strip = (page: Page) => page.getByRole('region', { name: trending.title });
const cards = (page: Page) => strip(page).getByRole('listitem');
const copies = (page: Page) => strip(page).locator('[inert] > li');
const pause = (page: Page) => page.getByRole('button', { name: trending.pause });
const play = (page: Page) => page.getByRole('button', { name: trending.play });

/** The left edge of the first card. */
const left = async (page: Page) => (await cards(page).first().boundingBox())!.x;

async function expectMoving(page: Page) {
  const before = await left(page);
  await expect.poll(() => left(page)).toBeLessThan(before - 1);
}

/** Waits until the first card is where it was some frames before. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      cards(page)
        .first()
        .evaluate(async (card) => {
          const before = card.getBoundingClientRect().x;
          for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
          return card.getBoundingClientRect().x - before;
        }),
    )
    .toBe(0);

/** Opens the home page and scrolls to the strip, which moves while it is in view. */
async function open(page: Page) {
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
}

test('shows ranked cards with picture, title and a link to the app’s search', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(trending.items.length);
  for (const [position, { rank, title, alt }] of trending.items.entries()) {
    const card = cards(page).nth(position);
    await expect(card.getByText(String(rank), { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { name: alt })).toBeVisible();
    const link = card.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`^${title}`));
    const address = new URL((await link.getAttribute('href'))!);
    expect(address.origin + address.pathname).toBe(app + site.search);
    expect([...address.searchParams]).toEqual([['q', title]]);
  }
});

test('before React the keyboard and a swipe reach all cards, and React leaves them there', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.setViewportSize(phone);
  await page.goto('/');
  const last = cards(page).last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  release();
  await expect(play(page)).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('moves, with copies that are not heard, and pauses under the mouse', async ({ page }) => {
  await open(page);
  await expectMoving(page);
  await expect(copies(page)).toHaveCount(trending.items.length);
  await expect(strip(page).getByRole('link')).toHaveCount(trending.items.length);
  await strip(page).locator('.recipe-marquee').hover();
  await expectStill(page);
  await page.mouse.move(0, 0);
  await expectMoving(page);
});

test('its button pauses and plays it where the visitor has left it', async ({ page }) => {
  await open(page);
  const { width } = (await cards(page).first().boundingBox())!;
  await expect.poll(() => left(page)).toBeLessThan(-width);
  await pause(page).click();
  await expectStill(page);
  const before = await left(page);
  expect(before).toBeLessThan(-width);
  await strip(page).locator('.recipe-marquee').hover();
  await page.mouse.wheel(width * 2, 0);
  await expect.poll(() => left(page)).toBeLessThan(before - width);
  await expectStill(page);
  const scrolled = await left(page);
  await play(page).click();
  await page.mouse.move(0, 0);
  await expectMoving(page);
  // However far it has moved since, it didn't jump back.
  expect(await left(page)).toBeLessThan(scrolled);
});

test('stands still while it has the focus, and shows the focused card', async ({ page }) => {
  await open(page);
  await expectReact(page);
  await pause(page).focus();
  for (const card of await cards(page).all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  await expectStill(page);
  await page.keyboard.press('Tab');
  // What has the focus now may be further down.
  await strip(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
});

test('under reduced motion it stands still and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectStill(page);
  await expect(pause(page).or(play(page))).toHaveCount(0);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
});

test('starts at the first card in view, and goes on where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectStill(page);
  expect(await left(page)).toBeGreaterThanOrEqual(0);
  await strip(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  for (const [rest, wake] of [
    [() => page.mouse.wheel(0, 3000), () => strip(page).scrollIntoViewIfNeeded()],
    [() => hideTab(page, true), () => hideTab(page, false)],
  ]) {
    await rest!();
    await expectStill(page);
    const before = await left(page);
    await wake!();
    await expectMoving(page);
    expect(await left(page)).toBeGreaterThan(before - 200);
  }
});

for (const viewport of [phone, desktop, { width: 1920, height: 1080 }]) {
  test(`a picture of the whole page shows the strip: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const boxes = await strip(page)
      .locator('li .recipe-picture')
      .evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.getBoundingClientRect())
          .map(({ x, y, right, height }) => {
            const start = Math.max(x, 0);
            // Without the scrollbar, which no picture of the page has.
            const end = Math.min(right, document.documentElement.clientWidth);
            return { left: start, top: y, width: end - start, height };
          })
          .filter(({ width }) => width > 80),
      );
    expect(boxes.length).toBeGreaterThan(0);
    // A frame without its picture has one color.
    await expect
      .poll(async () => {
        const whole = await page.screenshot({ fullPage: true });
        const spreads = boxes.map(async (box) => {
          const area = Object.entries(box).map(([side, value]) => [side, Math.floor(value)]);
          const frame = sharp(whole).extract(Object.fromEntries(area));
          const { channels } = await sharp(await frame.toBuffer()).stats();
          return Math.max(...channels.map(({ stdev }) => stdev));
        });
        return Math.min(...(await Promise.all(spreads)));
      })
      .toBeGreaterThan(20);
  });
}
