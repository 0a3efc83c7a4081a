import { expect, test, type Page } from '@playwright/test';
import examples from '../../content/data/feature-examples.json';
import hero from '../../content/data/hero.json';
import { SLIDE_TIMES } from '../../src/browser/slideshow';
import { formatNumber, formatPercent } from '../../src/lib/format';
import { biggestGaps, gapOf, rankDishes } from '../../src/lib/ranking/gap-score';
import { dot, themeToggle } from '../support/controls';
import { app } from '../support/site';
import { desktop, phone, scrollThrough } from '../support/visit';

const { slides, slideshow: labels } = hero;

const slideshow = (page: Page) => page.getByRole('region', { name: hero.headline });
const currentDot = (page: Page) => slideshow(page).locator('button[aria-current]');

async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
  await expect(currentDot(page)).toHaveCount(1);
  await expect(slideshow(page).getByRole('img', { name: slides[slide - 1]!.alt })).toBeVisible();
}

/** Opens the home page with the first slide. */
async function open(page: Page) {
  await page.goto('/');
  await dot(page, 1).dispatchEvent('click');
  await expectSlide(page, 1);
}

/** The durations of the animations that run on the current dot: they are the slideshow's timer. */
const readTimer = (page: Page) =>
  currentDot(page).evaluate((each) =>
    each
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect!.getComputedTiming().duration),
  );

/** Moves the timer forward as if the time in ms had passed. */
const pass = (page: Page, time: number) =>
  currentDot(page).evaluate((each, passed) => {
    for (const animation of each.getAnimations({ subtree: true })) {
      animation.currentTime = Number(animation.currentTime) + passed;
    }
  }, time);

/** Expects the next slide when the time of a slide has passed. */
async function expectTurn(page: Page, from: number) {
  await expect.poll(() => readTimer(page)).toContain(SLIDE_TIMES.turn);
  await pass(page, SLIDE_TIMES.turn);
  await expectSlide(page, (from % slides.length) + 1);
}

const expectStill = (page: Page) => expect.poll(() => readTimer(page)).toEqual([]);

async function play(page: Page) {
  await page.getByRole('button', { name: labels.play }).click();
  await page.mouse.move(0, 0);
}

test('every slide gives way to the next one, in a loop', async ({ page }) => {
  await open(page);
  await expect(slideshow(page).getByRole('button', { name: /\d/ })).toHaveCount(slides.length);
  for (const position of slides.keys()) await expectTurn(page, position + 1);
});

test('the slideshow advances by itself', async ({ page }) => {
  await open(page);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
});

test('a dot shows its slide, and the slideshow goes on from there', async ({ page }) => {
  await open(page);
  await dot(page, 4).dispatchEvent('click');
  await expectSlide(page, 4);
  await expectTurn(page, 4);
});

test('its button pauses and plays the slideshow', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: labels.pause }).click();
  await page.mouse.move(0, 0);
  await expectStill(page);
  await play(page);
  await expectTurn(page, 1);
});

test('the slideshow goes on under a resting mouse', async ({ page }) => {
  await open(page);
  await slideshow(page).hover();
  await expectTurn(page, 1);
  await expectTurn(page, 2);
});

test('the slideshow pauses while it has the focus', async ({ page }) => {
  await open(page);
  await themeToggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(slideshow(page).locator(':focus')).toHaveCount(1);
  await expectStill(page);
  await page.keyboard.press('Shift+Tab');
  await expectTurn(page, 1);
});

for (const setting of ['reduced motion', 'Save-Data'] as const) {
  test(`under ${setting} it stands still until the visitor plays it`, async ({ page }) => {
    if (setting === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    // Save-Data is a setting of the device, which no driver can change.
    else {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    await open(page);
    await expectStill(page);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await play(page);
    await expectTurn(page, 3);
  });
}

test('the picture of a slide is fetched shortly before its turn', async ({ page }) => {
  const names = slides.map(({ image }) => /([^/]+)\.\w+$/.exec(image)![1]!);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = names.find((each) => request.url().includes(`/${each}.`));
    if (name && request.resourceType() === 'image') fetched.add(name);
  });
  // Under reduced motion the slideshow doesn't start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await scrollThrough(page);
  expect([...fetched]).toEqual(names.slice(0, 1));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => readTimer(page)).toContain(SLIDE_TIMES.fetch);
  await pass(page, SLIDE_TIMES.fetch);
  await expect.poll(() => [...fetched]).toEqual(names.slice(0, 2));
});

test('its button leads to the sign-up of the app', async ({ page }) => {
  await page.goto('/');
  const start = slideshow(page).getByRole('link', { name: hero.cta.label });
  await expect(start).toHaveAttribute('href', app + hero.cta.href);
});

for (const viewport of [phone, desktop]) {
  test(`the first view shows what a day lacks, and which dish closes it: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const { nutrients, dishes, tryLabel } = examples.gaps;
    const card = slideshow(page).getByRole('figure');
    await expect(card.getByRole('listitem')).toHaveText(
      biggestGaps(nutrients).map((position) => {
        const { name, unit, ...gap } = nutrients[position]!;
        return `${name} ${formatNumber(gapOf(gap))} ${unit}`;
      }),
    );
    const ranked = rankDishes(nutrients, dishes);
    for (const { title, score } of [ranked[0]!, ranked.at(-1)!]) {
      const dish = card.getByText(`${title} ${formatPercent(score)}`);
      await expect(dish).toBeInViewport({ ratio: 1 });
    }
    await card.getByRole('link', { name: tryLabel }).click();
    await expect(page).toHaveURL('/try');
  });
}

test('the hero has the same colors in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const colors = () =>
    slideshow(page).evaluate((whole) =>
      [whole, ...whole.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const { color, backgroundColor } = getComputedStyle(element, part);
          return `${color} ${backgroundColor}`;
        }),
      ),
    );
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await colors()).toEqual(light);
});
