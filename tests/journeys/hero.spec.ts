import { expect, test, type Page } from '@playwright/test';
import { dot, themeToggle } from '../support/controls';
import { dishes, headings } from '../support/try';
import { expectReact, hideTab, phone } from '../support/visit';
import { boxOf } from '../support/position';

const HEADLINE = 'Stir in what is missing.';
const PICTURES = ['sand', 'peach', 'green', 'gray', 'yellow'].map((color) => `Rings on ${color}.`);

const slideshow = (page: Page) => page.getByRole('region', { name: HEADLINE });
const currentDot = (page: Page) => slideshow(page).locator('button[aria-current]');
const pause = (page: Page) => page.getByRole('button', { name: 'Hold the pots' });
const play = (page: Page) => page.getByRole('button', { name: 'Move the pots' });

/** Waits until a slide, counted from 1, is shown. */
async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
  await expect(currentDot(page)).toHaveCount(1);
  await expect(slideshow(page).getByRole('img', { name: PICTURES[slide - 1]! })).toBeVisible();
}

/** The times in ms of the running animations of the current dot, which are the slideshow's timer. */
const readTimes = (page: Page) =>
  currentDot(page).evaluate((each) =>
    each
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect!.getComputedTiming().duration),
  );

const expectStill = (page: Page) => expect.poll(() => readTimes(page)).toEqual([]);

/** Records when a slide gives way to the next one, in ms since the page was opened. */
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

test('slides change by themselves, in a loop, under a resting mouse', async ({ page }) => {
  await recordTurns(page);
  await page.goto('/');
  await expectReact(page);
  await dot(page, 3).click();
  for (const slide of [3, 4, 5, 1]) await expectSlide(page, slide);
  // On a busy machine, slides turn before the click as well.
  const turns = (await readTurns(page)).slice(-3);
  const times = turns.slice(1).map((time, position) => time - turns[position]!);
  expect(times).toHaveLength(2);
  expect(await readTimes(page)).toContain(5000);
  // A busy machine may be late, but is never early.
  expect(Math.min(...times)).toBeGreaterThan(4900);
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

test('its controls say by ear what they did, and slides that turn say nothing', async ({
  page,
}) => {
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

test('a dot that is pressed again announces its slide again', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await pause(page).click();
  const announcement = slideshow(page).locator('[aria-live]');
  const text = 'Pot 4 out of 5: Rings on gray.';
  await dot(page, 4).click();
  await expect(announcement).toHaveText(text);
  await announcement.evaluate((region) => {
    const said: string[] = Object.assign(window, { said: [] }).said;
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  });
  await dot(page, 4).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual([text]);
});

test('the slideshow pauses while it has the focus of the keyboard', async ({ page }) => {
  await page.goto('/');
  await themeToggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(slideshow(page).locator(':focus')).toHaveCount(1);
  await expectStill(page);
  const shown = await currentDot(page).getAttribute('aria-label');
  await page.keyboard.press('Shift+Tab');
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', shown!);
});

test('slides rest out of sight and in a hidden tab, and go on as they were', async ({ page }) => {
  await page.goto('/');
  const progress = () =>
    currentDot(page).evaluate((each) =>
      Number(each.getAnimations({ subtree: true })[0]!.currentTime),
    );
  for (const [rest, wake] of [
    [() => page.mouse.wheel(0, 3000), () => page.mouse.wheel(0, -3000)],
    [() => hideTab(page, true), () => hideTab(page, false)],
  ]) {
    await expect.poll(() => progress()).toBeGreaterThan(500);
    const shown = await currentDot(page).getAttribute('aria-label');
    await rest!();
    await expectStill(page);
    const before = await progress();
    await wake!();
    await expect.poll(() => readTimes(page)).not.toEqual([]);
    expect(await currentDot(page).getAttribute('aria-label')).toBe(shown);
    // An animation is paused between two frames.
    expect(await progress()).toBeGreaterThan(before - 50);
  }
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
    await page.goto('/');
    await expectStill(page);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    await play(page).click();
    await expectSlide(page, 4);
  });
}

test('the picture of a slide is fetched before its turn, and no later one', async ({ page }) => {
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
  const [turn] = await readTurns(page);
  expect(fetched.map((time) => time < turn!)).toEqual([true, true, false, false, false]);
});

test('the card says how well the pictured dish fills the gaps of somebody’s day', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  await expect(card.getByRole('listitem')).toHaveCount(5);
  for (const [slide, person, dish, shares] of [
    [
      1,
      'Cook, 30, after pear and barley',
      'Place 1 Smoked trout on kale 55% filled',
      'Vitamin E 37%, Vitamin C 100%, Iron 31%, Magnesium 49%, Fiber 56%',
    ],
    [
      4,
      'Cook, 60, after rye bread',
      'Place 10 Quince cake 23% filled',
      'Vitamin C 10%, Vitamin E 18%, Magnesium 6%, Fiber 14%, Iron 67%',
    ],
  ] as const) {
    await dot(page, slide).click();
    await expect(card.getByRole('link')).toHaveText(person);
    await expect(card.getByRole('paragraph').filter({ visible: true }).first()).toHaveText(dish);
    await expect(card.getByRole('img')).toHaveAccessibleName(shares);
  }
});

test('the person on the card leads to the same day on /try, with the same dish first', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  await dot(page, 2).click();
  await expectSlide(page, 2);
  const card = slideshow(page).getByRole('figure');
  await expect(card.getByText('Place 1 Pea soup with rye bread 62% filled')).toBeVisible();
  await card.getByRole('link', { name: 'Child, 9, after kale and plums' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale,plum');
  await expect(headings(page).first()).toHaveText('Place 1 Pea soup with rye bread');
  await expect(dishes(page).first()).toContainText('62%');
});

test('tapped foods belong to the day of one person', async ({ page }) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const kale = card.getByRole('button', { name: 'Kale' });
  await pause(page).click();
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await kale.click();
  await expectSlide(page, 1);
  const person = card.getByRole('link');
  await expect(person).toHaveText('Cook, 60, after rye bread');
  await expect(person).toHaveAttribute(
    'href',
    '/try#day=1,north,cook-60,rye-bread,cheese,tea,kale',
  );
  await dot(page, 2).click();
  await expect(person).toHaveText('Child, 9, after kale and plums');
  await expect(kale).toHaveAttribute('aria-pressed', 'false');
});

for (const width of [phone.width, 1280]) {
  test(`the card is as high with each slide and food: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await pause(page).click();
    const card = slideshow(page).getByRole('figure');
    const heights = new Set<number>();
    for (const slide of [1, 2, 3, 4, 5]) {
      for (const food of ['Kale', 'Egg', 'Duck']) {
        await dot(page, slide).click();
        await expectSlide(page, slide);
        heights.add((await card.boundingBox())!.height);
        const person = card.getByRole('link');
        const address = (await person.getAttribute('href'))!;
        await card.getByRole('button', { name: food }).click();
        await expect(person).not.toHaveAttribute('href', address);
        heights.add((await card.boundingBox())!.height);
      }
    }
    expect([...heights]).toHaveLength(1);
  });
}

test('a tapped food changes the gaps, and turns to the dish that then comes first', async ({
  page,
}) => {
  await page.goto('/');
  const card = slideshow(page).getByRole('figure');
  const kale = card.getByRole('button', { name: 'Kale' });
  await kale.click();
  await expect(kale).toHaveAttribute('aria-pressed', 'true');
  await expect(play(page)).toBeVisible();
  await expectSlide(page, 2);
  await expect(card.getByText('Place 1 Pea soup with rye bread 66% filled')).toBeVisible();
  await expect(slideshow(page).locator('[aria-live]')).toHaveText(
    'Pea soup with rye bread: 66% filled',
  );
  await kale.click();
  await expectSlide(page, 1);
});

test('a tapped food changes the slide and its card once, and together', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  // A busy machine may have shown the next slide by now.
  await pause(page).click();
  await dot(page, 1).click();
  await expectSlide(page, 1);
  await slideshow(page).evaluate((hero) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const card = hero.querySelector('figure')!;
      const gaps = Array.from(card.querySelectorAll('li'), ({ innerText }) => innerText).join(' ');
      const [, dish] = /Place \d\n(.*)/.exec(card.innerText)!;
      const now = `${hero.getAttribute('data-slide')}: ${gaps.replaceAll('\n', ' ')}: ${dish}`;
      if (now !== seen.at(-1)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(hero, { subtree: true, childList: true, attributes: true });
  });
  await slideshow(page).getByRole('button', { name: 'Kale' }).click();
  await expectSlide(page, 2);
  expect(await page.evaluate<string[]>(() => Reflect.get(window, 'seen'))).toEqual([
    '0: Vitamin E Vitamin C Iron Magnesium Fiber: Smoked trout on kale',
    '1: Vitamin E Iron Magnesium Protein Fiber: Pea soup with rye bread',
  ]);
});

test('a slide, its card and its dot wait for its picture', async ({ page }) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/third/, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto('/');
  await pause(page).click();
  const card = slideshow(page).getByRole('figure');
  const isAsked = page.waitForRequest(/third/);
  await dot(page, 3).click();
  await isAsked;
  await expectSlide(page, 1);
  await expect(card.getByText('Barley salad with plums')).toBeHidden();
  send();
  await expectSlide(page, 3);
  await expect(card.getByText('Barley salad with plums')).toBeVisible();
});

test('while a slide changes, its dish covers the former one and never mixes with it', async ({
  page,
}) => {
  await page.goto('/');
  await pause(page).click();
  await dot(page, 3).click();
  await expectSlide(page, 3);
  const frames = await dot(page, 1).evaluate(async (button: HTMLElement) => {
    const slides = [...button.closest('.hero')!.querySelectorAll('.hero-slide')];
    const seen: string[][] = [];
    button.click();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const drawn = slides.filter((slide) => {
        const { complete, naturalWidth } = slide.querySelector('img')!;
        return getComputedStyle(slide).visibility === 'visible' && complete && naturalWidth > 0;
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
  test(`a picture that zooms in keeps its outer edge: ${direction}`, async ({ page }) => {
    await page.goto('/');
    await expectReact(page);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const picture = slideshow(page).getByRole('img', { name: PICTURES[0]! });
    const [before, after] = await picture.evaluate(
      (image, side) => {
        const [zoom] = image.getAnimations();
        const edgeAt = (time: number) => {
          zoom!.currentTime = time;
          return image.getBoundingClientRect()[side];
        };
        zoom!.pause();
        return [edgeAt(0), edgeAt(10_000)];
      },
      direction === 'ltr' ? ('right' as const) : ('left' as const),
    );
    expect(after).toBeCloseTo(before!, 0);
  });
}

for (const viewport of [phone, { width: 360, height: 740 }]) {
  test(`the first view has picture, dots and sign-up: ${viewport.width} px`, async ({ page }) => {
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
    // The picture in it zooms in slowly.
    const picture = slideshow(page).locator('.hero-slides');
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    const { y, height } = await boxOf(picture);
    const card = await boxOf(slideshow(page).getByRole('figure'));
    // Firefox rounds otherwise.
    expect(Math.round(card.y)).toBeGreaterThanOrEqual(Math.round(y + height));
  });
}
