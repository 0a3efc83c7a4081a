import { expect, test, type Page } from '@playwright/test';
import { dot, themeToggle } from '../support/controls';
import {
  currentDot,
  expectSlide,
  HEADLINE,
  openFirstSlide,
  pause,
  PICTURES,
  play,
  slideshow,
} from '../support/hero';
import { boxOf } from '../support/position';
import { expectReact, hideTab, phone } from '../support/visit';

/** The times in ms of the running animations of the current dot, which are the slideshow's timer. */
const readTimes = (page: Page) =>
  currentDot(page).evaluate((each) =>
    each
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect?.getComputedTiming().duration),
  );

const expectStill = (page: Page) => expect.poll(() => readTimes(page)).toEqual([]);

/** Records when slides change, in ms since the page was opened. */
const recordTurns = (page: Page) =>
  page.addInitScript(() => {
    const turns: number[] = [];
    Object.assign(window, { turns });
    new MutationObserver((changes) => {
      const isTurn = ({ target }: MutationRecord) =>
        target instanceof Element && target.ariaCurrent === 'true';
      if (changes.some(isTurn)) turns.push(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
  });
const readTurns = (page: Page) => page.evaluate<number[]>(() => Reflect.get(window, 'turns'));

test('slides change automatically, in a loop, even under the mouse', async ({ page }) => {
  await recordTurns(page);
  await page.goto('/');
  await expectReact(page);
  await dot(page, 3).click();
  for (const slide of [3, 4, 5, 1]) await expectSlide(page, slide);
  // On a busy machine, slides also change before the click.
  const [first = NaN, second = NaN, third = NaN] = (await readTurns(page)).slice(-3);
  expect(await readTimes(page)).toContain(5000);
  // A busy machine may be late, but is never early.
  expect(Math.min(second - first, third - second)).toBeGreaterThan(4900);
});

test('a dot shows its slide, and a button pauses and plays from there', async ({ page }) => {
  await page.goto('/');
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await pause(page).click();
  await expectStill(page);
  await dot(page, 3).click();
  await expectStill(page);
  await play(page).click();
  await expectSlide(page, 4);
});

test('announces pause, play and dot presses, but not automatic slides', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const announcement = slideshow(page).locator('[aria-live]');
  await expectSlide(page, 2);
  await expect(announcement).toBeEmpty();
  await pause(page).click();
  await expect(announcement).toHaveText('The pots stand');
  await dot(page, 4).click();
  await expect(announcement).toHaveText('Pot 4 out of 5: Rings on gray.');
  await play(page).click();
  await expect(announcement).toHaveText('The pots move');
  await expectSlide(page, 5);
  await expect(announcement).toBeEmpty();
});

test('pressing a dot again announces its slide again', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await pause(page).click();
  const announcement = slideshow(page).locator('[aria-live]');
  const text = 'Pot 4 out of 5: Rings on gray.';
  await dot(page, 4).click();
  await expect(announcement).toHaveText(text);
  await announcement.evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  });
  await dot(page, 4).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said'))).toEqual([text]);
});

test('the slideshow pauses while it has keyboard focus', async ({ page }) => {
  await page.goto('/');
  await themeToggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(slideshow(page).locator(':focus')).toHaveCount(1);
  await expectStill(page);
  const shown = await currentDot(page).getAttribute('aria-label');
  await page.keyboard.press('Shift+Tab');
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', String(shown));
});

test('slides pause off-screen and in a hidden tab, and resume where they were', async ({
  page,
}) => {
  await page.goto('/');
  const progress = () =>
    currentDot(page).evaluate((each) =>
      Number(each.getAnimations({ subtree: true })[0]?.currentTime),
    );
  // A slide lasts minutes, so that a slow machine is in time. Resolves with whether that has begun.
  const slowDown = () =>
    currentDot(page).evaluate((each) => {
      const [timer] = each.getAnimations({ subtree: true });
      if (!timer || Number(timer.currentTime) < 500) return false;
      timer.playbackRate = 0.01;
      return true;
    });
  await expect.poll(slowDown).toBe(true);
  for (const { rest, wake } of [
    { rest: () => page.mouse.wheel(0, 3000), wake: () => page.mouse.wheel(0, -3000) },
    { rest: () => hideTab(page, true), wake: () => hideTab(page, false) },
  ]) {
    const shown = await currentDot(page).getAttribute('aria-label');
    await rest();
    await expectStill(page);
    const before = await progress();
    await wake();
    await expect.poll(() => readTimes(page)).not.toEqual([]);
    expect(await currentDot(page).getAttribute('aria-label')).toBe(shown);
    // An animation is paused between two frames.
    expect(await progress()).toBeGreaterThan(before - 50);
  }
});

for (const setting of ['reduced motion', 'Save-Data'] as const) {
  test(`with ${setting}, the slideshow is paused until the visitor plays it`, async ({ page }) => {
    if (setting === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    // Save-Data is a device setting, which no driver can change.
    else {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    await page.goto('/');
    await expectStill(page);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await play(page).click();
    await expectSlide(page, 4);
  });
}

test('only the next slide’s picture is fetched ahead', async ({ page }) => {
  await recordTurns(page);
  await page.goto('/');
  await expectSlide(page, 2);
  const fetched = await slideshow(page)
    .locator('.hero-slide img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.map(
        ({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.startTime ?? Infinity,
      ),
    );
  const [turn = NaN] = await readTurns(page);
  expect(fetched.map((time) => time < turn)).toEqual([true, true, false, false, false]);
});

test('a slide, its card and its dot wait for its picture', async ({ page }) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/third/, async (route) => {
    await isSent;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/third/);
  await page.clock.install({ time: 0 });
  await openFirstSlide(page);
  // It would be shown without its picture after three seconds.
  await page.clock.pauseAt(3_600_000);
  const card = slideshow(page).getByRole('figure');
  await dot(page, 3).click();
  await isAsked;
  await expectSlide(page, 1);
  await expect(card.getByText('Barley salad with plums')).toBeHidden();
  send();
  await expectSlide(page, 3);
  await expect(card.getByText('Barley salad with plums')).toBeVisible();
});

test('a slide’s card comes with a visitor’s own styles that switch animations off', async ({
  page,
}) => {
  await page.goto('/');
  await expectReact(page);
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { animation: none !important; }');
    document.adoptedStyleSheets.push(styles);
  });
  await dot(page, 3).click();
  await expectSlide(page, 3);
});

test('a new slide covers the previous one without blending', async ({ page }) => {
  await page.goto('/');
  await pause(page).click();
  await dot(page, 3).click();
  await expectSlide(page, 3);
  const frames = await dot(page, 1).evaluate(async (button: HTMLElement) => {
    const slides = [...document.querySelectorAll('.hero-slide')];
    const seen: string[][] = [];
    button.click();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const drawn = slides.filter((slide) => {
        const picture = slide.querySelector('img');
        const isDrawn = picture?.complete && picture.naturalWidth > 0;
        return getComputedStyle(slide).visibility === 'visible' && isDrawn;
      });
      const styles = drawn.map((slide) => getComputedStyle(slide));
      styles.sort((a, b) => Number(b.zIndex) - Number(a.zIndex));
      seen.push(styles.map(({ opacity }) => opacity));
    }
    return seen;
  });
  expect(frames.map(([top]) => top)).toEqual(frames.map(() => '1'));
  expect(Math.max(...frames.map((slides) => slides.length))).toBe(2);
});

for (const direction of ['ltr', 'rtl']) {
  test(`a picture keeps its outer edge while it zooms in: ${direction}`, async ({ page }) => {
    await page.goto('/');
    await expectReact(page);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const picture = slideshow(page).getByRole('img', { name: PICTURES[0] });
    const [before = NaN, after] = await picture.evaluate(
      (image, side) => {
        const [zoom = new Animation()] = image.getAnimations();
        const edgeAt = (time: number) => {
          zoom.currentTime = time;
          return image.getBoundingClientRect()[side];
        };
        zoom.pause();
        return [edgeAt(0), edgeAt(10_000)];
      },
      direction === 'ltr' ? ('right' as const) : ('left' as const),
    );
    expect(after).toBeCloseTo(before, 0);
  });
}

for (const viewport of [phone, { width: 360, height: 740 }]) {
  test(`picture, dots and sign-up are visible without scrolling: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const headline = page.getByRole('heading', { name: HEADLINE });
    const button = slideshow(page).getByRole('link', { name: 'Start Stirring' });
    await expect(button).toHaveAttribute('href', 'https://kitchen.soup.example/join');
    const demo = slideshow(page).getByRole('link', { name: 'Taste' });
    await expect(demo).toHaveAttribute('href', '/try');
    for (const part of [headline, button, demo, dot(page, 1), dot(page, 5)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // Its picture zooms in slowly.
    const picture = slideshow(page).locator('.hero-slides');
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    const { y, height } = await boxOf(picture);
    const card = await boxOf(slideshow(page).getByRole('figure'));
    // Firefox rounds differently.
    expect(Math.round(card.y)).toBeGreaterThanOrEqual(Math.round(y + height));
  });
}
