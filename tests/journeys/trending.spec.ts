import { expect, test, type Page } from '@playwright/test';
import trending from '../../content/data/trending.json';
import { app } from '../support/product';
import { visit } from '../support/visit';

const strip = (page: Page) => page.getByRole('region', { name: trending.title });
const cards = (page: Page) => strip(page).getByRole('listitem');
const copies = (page: Page) => strip(page).locator('[inert] > li');

/** The infinite animation of the strip: its duration and whether it runs. */
const motion = (page: Page) =>
  strip(page).evaluate((section) =>
    section
      .getAnimations({ subtree: true })
      .map((animation) => ({
        state: animation.playState,
        ...animation.effect!.getComputedTiming(),
      }))
      .filter(({ iterations }) => iterations === Infinity)
      .map(({ state, duration }) => ({ state, duration })),
  );

const running = [{ state: 'running', duration: 60_000 }];
const paused = [{ state: 'paused', duration: 60_000 }];

test('has ten ranked cards with a picture, a title and a link to the app’s search', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(cards(page)).toHaveCount(10);
  for (const [position, { title, alt }] of trending.items.entries()) {
    const card = cards(page).nth(position);
    await expect(card.getByText(String(position + 1), { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { name: alt })).toBeVisible();
    const { origin, pathname, searchParams } = new URL(
      (await card.getByRole('link').getAttribute('href'))!,
    );
    expect(origin + pathname).toBe(`${app}/search`);
    expect([...searchParams]).toEqual([['q', title]]);
  }
});

test('loops once a minute', async ({ page }) => {
  await visit(page, '/');
  await strip(page).scrollIntoViewIfNeeded();
  await expect.poll(() => motion(page)).toEqual(running);
});

test('hides the duplicate cards of the loop from assistive technology', async ({ page }) => {
  await visit(page, '/');
  await expect(copies(page)).toHaveCount(10);
  await expect(strip(page).locator('[inert]')).toHaveAttribute('aria-hidden', 'true');
  await expect(strip(page).getByRole('link')).toHaveCount(10);
});

test(
  'renders the duplicate cards on the first scroll without changing the width',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const isDrawn = () =>
      copies(page)
        .first()
        .evaluate((card) => card.checkVisibility());
    const [row, copy] = await strip(page)
      .getByRole('list', { includeHidden: true })
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width));
    expect(copy).toBeCloseTo(row!, 1);
    expect(await isDrawn()).toBe(false);
    await page.evaluate(() => window.scrollBy(0, 10));
    await expect.poll(isDrawn).toBe(true);
  },
);

test('starts at its first card when it comes into view', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await motion(page)).toEqual(paused);
  expect((await cards(page).first().boundingBox())!.x).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.scrollBy(0, 10));
  await expect.poll(() => motion(page)).toEqual(running);
});

test('pauses and resumes with its button', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause trending recipes' }).click();
  await expect(copies(page).first()).toBeHidden();
  expect(await motion(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play trending recipes' }).click();
  await expect.poll(() => motion(page)).toEqual(running);
});

test('scrolls to its last card when paused', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause trending recipes' }).click();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
});

for (const direction of ['ltr', 'rtl']) {
  test(`keeps its position when paused and resumed: ${direction}`, async ({ page }) => {
    await visit(page, '/');
    await page.evaluate((dir) => (document.dir = dir), direction);
    await strip(page).evaluate((section) => {
      const inTime = section
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline);
      for (const animation of inTime) animation.currentTime = 15_000;
    });
    const left = async () => (await cards(page).nth(4).boundingBox())!.x;
    const before = await left();
    await page.getByRole('button', { name: 'Pause trending recipes' }).click();
    await expect(copies(page).first()).toBeHidden();
    expect(Math.abs((await left()) - before)).toBeLessThan(150);
    await page.getByRole('button', { name: 'Play trending recipes' }).click();
    await expect.poll(() => motion(page)).toEqual(running);
    expect(Math.abs((await left()) - before)).toBeLessThan(300);
  });
}

test('pauses while the mouse is over it', async ({ page }) => {
  await visit(page, '/');
  await strip(page).scrollIntoViewIfNeeded();
  const box = (await copies(page).first().locator('xpath=../..').boundingBox())!;
  await page.mouse.move(640, box.y + box.height / 2);
  await expect.poll(() => motion(page)).toEqual(paused);
  await page.mouse.move(640, 5);
  await expect.poll(() => motion(page)).toEqual(running);
});

test('pauses while it has the focus and scrolls the focused card into view', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Pause trending recipes' }).focus();
  for (const card of await cards(page).all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(await motion(page)).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => motion(page)).toEqual(running);
});

test(
  'does not move under reduced motion but can be scrolled',
  { tag: '@reduced-motion' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(copies(page).first()).toBeHidden();
    expect(await motion(page)).toEqual([]);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
  },
);
