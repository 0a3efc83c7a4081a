import { expect, test, type Page } from '@playwright/test';
import site from '../content/data/site.json';
import trending from '../content/data/trending.json';
import { app } from '../support/site';
import {
  cards,
  expectMoving,
  expectMovingFrom,
  expectStill,
  left,
  list,
  open,
  openAtRest,
  pause,
  play,
  strip,
} from '../support/strip';
import { expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';
import { boxOf } from '../support/position';

/** The titles of the links along the strip, from edge to edge of the window; null where there is none. */
const readLinks = (page: Page) =>
  list(page).evaluate((element) => {
    const { y } = element.getBoundingClientRect();
    const points = Array.from(
      { length: document.documentElement.clientWidth / 16 },
      (_, place) => 8 + 16 * place,
    );
    return points.map((x) => {
      const link = document.elementFromPoint(x, y + 40)?.closest('a');
      return link?.href ? link.querySelector('h3')?.textContent : null;
    });
  });

/** How often an element contains a text. */
const countText = (element: Element, text: string) => element.textContent.split(text).length - 1;

test('shows ranked cards with picture, title and a link to the app’s search', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(10);
  // The file has the second and the third in the wrong order.
  const items = trending.items.toSpliced(1, 2, ...trending.items.slice(1, 3).toReversed());
  for (const [position, { title, alt }] of items.entries()) {
    const card = cards(page).nth(position);
    await expect(card.getByText(String(position + 1), { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { name: alt })).toBeVisible();
    const link = card.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`^${title} .* ${trending.opens} ${alt}$`));
    const address = new URL(String(await link.getAttribute('href')));
    expect(address.origin + address.pathname).toBe(app + site.search);
    expect([...address.searchParams]).toEqual([['q', title]]);
  }
});

test('each card says how much of the example day it fills, with what, and where it leads', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).locator('p')).toHaveText([
    '55% filled Fills most of vitamin C and fiber On the shelf',
    '46% filled Fills most of fiber and magnesium On the shelf',
    '45% filled Fills most of fiber and magnesium On the shelf',
    '41% filled Fills most of vitamin C and fiber On the shelf',
    '34% filled Fills most of fiber and iron On the shelf',
    '34% filled Fills most of magnesium and vitamin E On the shelf',
    '27% filled Fills most of fiber and magnesium On the shelf',
    '26% filled Fills most of fiber and iron On the shelf',
    '25% filled Fills most of iron and magnesium On the shelf',
    '17% filled Fills most of iron and vitamin E On the shelf',
  ]);
});

test('the cards’ figures are on one line, and an arrow ends each title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const figures = await cards(page).getByText('% filled').all();
    const places = await Promise.all(figures.map(async (line) => (await boxOf(line)).y));
    expect(places).toHaveLength(10);
    expect(Math.max(...places) - Math.min(...places), `${width} px`).toBeLessThan(1);
    for (const card of await cards(page).all()) {
      await expect(card.locator('svg')).toHaveCount(1);
      const word = await boxOf(card.getByRole('heading').locator('span'));
      const arrow = await boxOf(card.locator('svg'));
      expect(Math.abs(arrow.y + arrow.height / 2 - word.y - word.height / 2)).toBeLessThan(8);
    }
  }
});

test('after the whole cards, at least 80 px of the next one are visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [390, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await cards(page).all()).map((card) => boxOf(card)));
    const next = boxes.find(({ x, width: card }) => x + card > width + 30);
    expect(next?.x, `${width} px`).toBeLessThanOrEqual(width - 80);
  }
});

test('a loop takes 60 seconds, and ends where it began', async ({ page }) => {
  await openAtRest(page);
  const { width } = await boxOf(list(page));
  // Modulo the list's width, by which the strip jumps back once its first card is at the edge of the page.
  const passedSince = async (start: number) => (start - (await left(page)) + 2 * width) % width;
  await page.clock.runFor(1000);
  const before = await left(page);
  await page.clock.runFor(6000);
  expect(await passedSince(before)).toBeCloseTo(width / 10, -1);
  await page.clock.runFor(54_000);
  // A little more or less than a whole loop.
  expect(Math.min(await passedSince(before), width - (await passedSince(before)))).toBeLessThan(5);
});

for (const width of [390, 1440, 3840]) {
  test(`every visible part of the strip can be clicked at any time: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAtRest(page);
    // At first, the strip begins at the page's margin.
    await page.clock.runFor(25_000);
    for (let time = 0; time < 60; time += 5) {
      const links = await readLinks(page);
      expect(links).not.toContain(null);
      expect(new Set(links).size).toBeGreaterThan(1);
      await page.clock.runFor(5000);
    }
  });
}

for (const width of [390, 1280, 3840]) {
  test(`every visible card has the only link to its recipe: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAtRest(page);
    // When the strip has moved by nearly a window, a list without its first cards is visible.
    for (let time = 0; time < 60; time += 10) {
      await page.clock.runFor(10_000);
      await expect(cards(page)).toHaveCount(10);
      const seen = (await readLinks(page)).filter((title) => title !== null);
      for (const title of new Set(seen)) {
        await expect(page.getByRole('link', { name: title })).toHaveCount(1);
        // The browser’s search finds hidden text, but not text that isn’t there.
        expect(await strip(page).evaluate(countText, title)).toBe(1);
      }
    }
  });
}

test('cards focused before React starts stay in view when it does', async ({ page }) => {
  const release = await holdBack(page, ISLAND_FILES);
  await page.setViewportSize(phone);
  await page.goto('/');
  const last = cards(page).last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  release();
  await expectReact(page);
  await expectStill(page);
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('pauses under the mouse, which can scroll it, and resumes from there', async ({ page }) => {
  await open(page);
  await list(page).hover();
  await expectStill(page);
  const before = await left(page);
  await page.mouse.wheel(500, 0);
  await expect.poll(() => left(page)).toBeLessThan(before - 450);
  await expectStill(page);
  const scrolled = await left(page);
  const released = Date.now();
  await page.mouse.move(0, 0);
  await expectMovingFrom(page, scrolled, released);
});

test('its button pauses it in place, and resumes from where the visitor has scrolled', async ({
  page,
}) => {
  await openAtRest(page);
  await page.clock.runFor(20_000);
  const before = await left(page);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await page.clock.runFor(5000);
  expect(await left(page)).toBe(before);
  await list(page)
    .locator('..')
    .evaluate((parent) => parent.scrollBy(300, 0));
  await page.clock.runFor(5000);
  expect(await left(page)).toBe(before - 300);
  await play(page).click();
  await page.clock.runFor(2000);
  expect(await left(page)).toBeLessThan(before - 300);
  expect(await left(page)).toBeGreaterThan(before - 500);
});

test('its button announces pause and play', async ({ page }) => {
  await open(page);
  const announcement = strip(page).locator('[aria-live]');
  await expect(announcement).toBeEmpty();
  await pause(page).click();
  await expect(announcement).toHaveText('The shelf stands');
  await play(page).click();
  await expect(announcement).toHaveText('The shelf moves');
});

test('pauses while it has focus, and shows the focused card', async ({ page }) => {
  await open(page);
  await pause(page).focus();
  for (const card of await cards(page).all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  await expectStill(page);
  await page.keyboard.press('Tab');
  await expect(strip(page).locator(':focus')).toHaveCount(0);
  // The element that has focus now may be further down.
  await strip(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
});

test('with reduced motion, it doesn’t move and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectReact(page);
  await strip(page).scrollIntoViewIfNeeded();
  await expectStill(page);
  await expect(pause(page).or(play(page))).toHaveCount(0);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectMoving(page);
});

test('starts at the first card once in view, and resumes where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectReact(page);
  await expectStill(page);
  expect(await left(page)).toBeGreaterThanOrEqual(0);
  await strip(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  await page.mouse.wheel(0, 3000);
  await expectStill(page);
  const before = await left(page);
  const returned = Date.now();
  await strip(page).scrollIntoViewIfNeeded();
  await expectMovingFrom(page, before, returned);
});

test('moves to the right in right-to-left text', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.dir = 'rtl')),
  );
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
  const before = await left(page);
  await expect.poll(() => left(page)).toBeGreaterThan(before + 20);
  expect(await readLinks(page)).toContain('Smoked trout on kale');
});
