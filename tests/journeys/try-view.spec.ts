import { expect, test, type Locator, type Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import * as demo from '../support/try';
import { desktop, phone } from '../support/visit';
import { boxOf } from '../support/position';

/** The first places as a visitor sees them. */
const firstPlaces = (page: Page, viewport: { width: number }) =>
  viewport === phone ? page.locator('.podium li') : demo.dishes(page);

test('on a phone, a link to the app is in view after any tap, also far down', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  const wayOn = page.getByRole('link', { name: 'Sort every pot', exact: true }).first();
  const last = demo.more(page, 'Tea');
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await demo.less(page, 'Tea').click();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  // The keyboard's focus is never behind it.
  await demo.less(page, 'Barley').focus();
  // The next one is behind it.
  await demo
    .more(page, 'Barley')
    .evaluate((button) =>
      window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 8),
    );
  for (const button of ['Another Barley', 'One Kefir less', 'Another Kefir']) {
    await page.keyboard.press('Tab');
    await expect(demo.food(page, button)).toBeFocused();
    await expect(async () => {
      const { y, height } = await boxOf(demo.food(page, button));
      expect(y + height).toBeLessThanOrEqual((await boxOf(wayOn)).y - 24);
    }).toPass();
  }
});

for (const viewport of [phone, desktop]) {
  test(`foods and top dishes are in view at once, and after a tap a link to the app: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    const expectInView = async (first: string) => {
      await expect(firstPlaces(page, viewport).first()).toContainText(first);
      for (const place of [0, 1, 2])
        await expect(firstPlaces(page, viewport).nth(place)).toBeInViewport({ ratio: 1 });
    };
    const field = async () => (await boxOf(demo.searchField(page))).y;
    await expectInView('Smoked trout on kale');
    const place = await field();
    for (const food of ['Leek', 'Egg', 'Kale'])
      await expect(demo.food(page, food)).toBeInViewport({ ratio: 1 });
    await demo.food(page, 'Kale').click();
    await expectInView('Pea soup with rye bread');
    const news = page
      .getByText('In front now: Pea soup with rye bread. Not a great gap now: vitamin C.', {
        exact: true,
      })
      .first();
    await expect(news).toBeInViewport({ ratio: 1 });
    const wayOn = page.getByRole('link', { name: 'Sort every pot', exact: true }).first();
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await expect(wayOn).toHaveAttribute('href', 'https://kitchen.soup.example/join');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(field).toBeCloseTo(place, 0);
  });

  test(`an open dish has a link to the app of its own, and one is enough: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    await demo.food(page, 'Egg').click();
    // It is below the ingredients.
    const dish = 'Barley salad with plums';
    await demo
      .opener(page, dish)
      .evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
    await demo.opener(page, dish).click();
    await expect(
      page.getByRole('link', { name: 'Sort every pot beside barley salad with plums' }),
    ).toBeInViewport({ ratio: 1 });
    // One is enough.
    const links = page.getByRole('main').getByRole('link', { name: /^Sort every pot/ });
    const inSight = () =>
      links.evaluateAll(
        (all) =>
          all.filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return (
              link.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0
            );
          }).length,
      );
    await expect.poll(inSight).toBe(1);
    await demo.food(page, 'Kale').click();
    await expect.poll(inSight).toBe(1);
  });

  test(`emptying the plate brings the foods into view and says so: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    await demo.food(page, 'Empty the bowl').click();
    await expect(demo.food(page, 'Tea')).toBeFocused();
    await expect(demo.food(page, 'Tea')).toBeInViewport({ ratio: 1 });
    const news = page.getByText('The bowl is empty. Put something in.').first();
    await expect(news).toBeInViewport({ ratio: 1 });
    await expect(demo.announcement(page)).toHaveText('The bowl is empty. Put something in.');
    await expect(page.getByText(/Forward by|Gone forward|In front now/)).toHaveCount(0);
  });
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a dish moves to its new place: ${moves}, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const animated: Element[] = [];
      Element.prototype.animate = function record(...options) {
        animated.push(this);
        return animate.apply(this, options);
      };
      Object.assign(window, { animated });
    });
    await page.goto('/try');
    await demo.food(page, 'Kale').click();
    await expect(demo.headings(page)).toHaveText(demo.AFTER_KALE);
    const isAnimated = (dish: Element) => Reflect.get(window, 'animated').includes(dish);
    expect(await demo.dishes(page).nth(1).evaluate(isAnimated)).toBe(moves);
  });
}

test('what a tap changed is said in the color of the text', async ({ page }) => {
  await page.goto('/try');
  await demo.food(page, 'Kale').click();
  const news = page.locator('.food-news');
  await expect(news).toContainText('In front now: Pea soup with rye bread.');
  const colorOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);
  await expect(news).toHaveCSS('color', await colorOf(page.locator('body')));
});

test('a phone shows the top dishes on a small solid shelf while foods are tapped', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  const tea = demo.more(page, 'Tea');
  await tea.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await tea.click();
  await expect(page.locator('.podium')).toBeInViewport({ ratio: 1 });
  // With the header, a fifth of the window.
  const shelfBottom = async () => {
    const { y, height } = await boxOf(page.locator('.podium'));
    return y + height;
  };
  await expect.poll(shelfBottom).toBeLessThanOrEqual(169);
  const dishes = page.locator('.podium li');
  const [left, right] = [await boxOf(dishes.nth(0)), await boxOf(dishes.nth(1))];
  const between = { x: (left.x + left.width + right.x) / 2, y: left.y + left.height / 2 };
  const ground = await page.evaluate(({ x, y }) => {
    const podium = document.elementFromPoint(x, y)?.closest('.podium');
    return podium && getComputedStyle(podium).backgroundColor;
  }, between);
  expect(ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
});

test('the small shelf names each of its dishes before its score at any width', async ({ page }) => {
  await page.goto('/try');
  const dishes = page.locator('.podium li');
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dishes, `${width} px`).toHaveText([
      'Smoked trout on kale 55% filled',
      /^(?:2 )?Pea soup with rye bread 46%$/,
      /^(?:3 )?Barley salad with plums 45%$/,
    ]);
    for (const dish of await dishes.all()) {
      const title = dish.locator('.podium-title');
      const score = await boxOf(dish.locator('.podium-score'));
      const { y, height } = await boxOf(title);
      expect(score.y, `${width} px`).toBeGreaterThanOrEqual(y + height - 1);
      const { right } = await dish.evaluate((each) => each.getBoundingClientRect());
      expect(score.x + score.width, `${width} px`).toBeLessThanOrEqual(right);
      // The number is on one line, and no word of the title is wider than the dish.
      expect(score.height, `${width} px`).toBeLessThan(24);
      const overflow = await title.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(overflow, `${width} px`).toBe(0);
    }
    // The rank is beside its plate, where there is room for it.
    const rank = dishes.nth(1).locator('.dish-rank');
    await expect(rank).toBeVisible({ visible: width > 640 });
    if (width < 640) continue;
    const plate = await boxOf(dishes.nth(1).locator('.podium-plate'));
    expect((await boxOf(rank)).x).toBeGreaterThanOrEqual(plate.x + plate.width);
  }
});

test('the button for all dishes scrolls to their heading and hides the small shelf', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/try');
  await page.getByRole('button', { name: 'See all 10 pots' }).click();
  const heading = page.getByRole('heading', { name: 'The shelf of 10 from end to end' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bottomOf = (place: Locator) =>
    place.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(async () => {
    const header = await bottomOf(page.getByRole('banner'));
    expect(await bottomOf(page.locator('.podium'))).toBeLessThanOrEqual(header);
    const { y } = await boxOf(heading);
    expect(y).toBeGreaterThan(header);
    expect(y).toBeLessThan(header + 60);
  }).toPass();
  await expect(demo.dishes(page).first()).toBeInViewport({ ratio: 1 });
});

test('in the dark theme, the first dish is the brightest part', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/try');
  /** How much brighter than black. */
  const brightness = async (place: Locator) => {
    const color = await place.evaluate((element) => getComputedStyle(element).backgroundColor);
    return contrast(Array.from(color.matchAll(/\d+/g), Number), [0, 0, 0]);
  };
  for (const viewport of [phone, desktop])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const winner = await brightness(demo.dishes(page).first());
      expect(await brightness(page.locator('.podium > li').first())).toBe(winner);
      for (const place of ['.day-panel', 'body', '.podium > li:nth-child(2)'])
        expect(await brightness(page.locator(place)), place).toBeLessThan(winner * 0.8);
      expect(await brightness(demo.dishes(page).nth(1))).toBeLessThan(winner * 0.8);
    });
});
