import { expect, test, type Page } from '@playwright/test';
import hero from '../../content/data/hero.json';
import { app } from '../support/product';
import { readSlideAnimations, advanceTime } from '../support/slideshow';
import { visit } from '../support/visit';

const slideshow = (page: Page) => page.getByRole('region', { name: hero.headline });
const dot = (page: Page, slide: number) =>
  page.getByRole('button', { name: `Go to slide ${slide}` });

async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
  await expect(slideshow(page).locator('[aria-current="true"]')).toHaveCount(1);
  const { alt } = hero.slides[slide - 1]!;
  await expect(slideshow(page).getByRole('img', { name: alt })).toBeVisible();
}

/** Opens the home page at the start of the first slide. */
async function openAtTheStart(page: Page) {
  await visit(page, '/');
  await dot(page, 1).dispatchEvent('click');
  await expectSlide(page, 1);
}

/** Expects that no animation runs and that the slide stays. */
async function expectStill(page: Page) {
  await expect
    .poll(async () => Object.values(await readSlideAnimations(page)).filter(({ runs }) => runs))
    .toEqual([]);
  await expectSlide(page, await advanceTime(page, 20_000));
}

/** Expects the next slide after five seconds. */
async function expectTurn(page: Page) {
  await expect
    .poll(() => readSlideAnimations(page))
    .toMatchObject({ 'hero-turn': { lasts: 5000, runs: true } });
  const slide = await advanceTime(page, 5000);
  await expectSlide(page, (slide % hero.slides.length) + 1);
}

async function playAndLeave(page: Page) {
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.mouse.move(0, 0);
}

test('shows the next of five slides every five seconds and starts over', async ({ page }) => {
  await openAtTheStart(page);
  await expect(page.getByRole('button', { name: /^Go to slide/ })).toHaveCount(5);
  for (const _ of hero.slides) await expectTurn(page);
});

test('advances without an interaction', async ({ page }) => {
  await openAtTheStart(page);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
});

test('a dot shows its slide for five seconds', async ({ page }) => {
  await openAtTheStart(page);
  await advanceTime(page, 3000);
  await dot(page, 4).dispatchEvent('click');
  await expectSlide(page, 4);
  await expectTurn(page);
});

test('the dot of the current slide restarts its five seconds', async ({ page }) => {
  await openAtTheStart(page);
  await advanceTime(page, 2000);
  await slideshow(page).hover();
  await dot(page, 1).click();
  const passed = await dot(page, 1).evaluate((each) =>
    each.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)),
  );
  expect(Math.max(...passed)).toBeLessThan(2000);
});

test('pauses and resumes the slideshow with its button', async ({ page }) => {
  await openAtTheStart(page);
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.mouse.move(0, 0);
  await expectStill(page);
  await playAndLeave(page);
  await expectTurn(page);
});

test('pauses the slideshow while the mouse is over it', async ({ page }) => {
  await openAtTheStart(page);
  await slideshow(page).hover();
  await expectStill(page);
  await page.mouse.move(0, 0);
  await expectTurn(page);
});

test('pauses the slideshow while it has the focus', async ({ page }) => {
  await openAtTheStart(page);
  const start = slideshow(page).getByRole('link', { name: 'Get Started' });
  await page.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await expectStill(page);
  await page.keyboard.press('Shift+Tab');
  await expect(start).not.toBeFocused();
  await expectTurn(page);
});

test('stays paused when the mouse leaves while the slideshow has the focus', async ({ page }) => {
  await openAtTheStart(page);
  await page.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('Tab');
  await slideshow(page).hover();
  await page.mouse.move(0, 0);
  await expectStill(page);
});

test(
  'does not start under reduced motion until the visitor plays it',
  { tag: '@reduced-motion' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtTheStart(page);
    await expectStill(page);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await playAndLeave(page);
    await expectTurn(page);
  },
);

test('does not start under Save-Data until the visitor plays it', async ({ page }) => {
  // Save-Data is a setting of the device, which no driver can change.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await dot(page, 1).dispatchEvent('click');
  await expectSlide(page, 1);
  await expectStill(page);
  await playAndLeave(page);
  await expectTurn(page);
});

test('links Get Started to the sign-up of the app', async ({ page }) => {
  await page.goto('/');
  const start = slideshow(page).getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', `${app}/signup`);
});
