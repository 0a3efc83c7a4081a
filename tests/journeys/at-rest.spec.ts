import { expect, test, type Page } from '@playwright/test';
import { SLIDE_TIMES } from '../../src/sections/home/hero/slideshow.browser';
import { documents } from '../support/site';
import { phone } from '../support/visit';

test('no picture may come later than the frame that it is in', async ({ request }) => {
  for (const address of documents) {
    const html = await (await request.get(address)).text();
    expect(html.match(/<img[^>]* decoding=/g), address).toBeNull();
  }
});

for (const address of [...documents, '/#feature-nutrients']) {
  test(`a picture of ${address} at any moment is the page`, async ({ page }) => {
    await page.addInitScript(() => {
      const fading: string[] = [];
      Object.assign(window, { fading });
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (!(target as Element).closest('[data-moves]')) fading.push(animationName);
      });
    });
    await page.setViewportSize(phone);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'fading'))).toEqual([]);
  });
}

/** The frames in which the main thread calculates styles, within a little more than the time of a slide. */
async function countFrames(page: Page) {
  const client = await page.context().newCDPSession(page);
  let frames = 0;
  client.on('Tracing.dataCollected', ({ value }) => {
    frames += value.filter(({ name }) => String(name) === 'UpdateLayoutTree').length;
  });
  const traceConfig = {
    includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  // It is what is measured.
  await page.waitForTimeout(SLIDE_TIMES.turn + 500);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return frames;
}

// To find an element by its role, the browser calculates styles in hidden panels, and then their animations run, too.
const STRIP = '.recipe-marquee ol';
const SWITCH = '[data-enhance=marquee]';

// A second has 60 frames, and a change of slides a few.
for (const [what, most, act] of [
  ['the slideshow plays', 60, async () => {}],
  [
    'the strip moves',
    60,
    (page) =>
      page
        .locator(STRIP)
        .first()
        .evaluate((each) => each.scrollIntoView()),
  ],
  ['the strip is paused', 60, (page) => page.locator(SWITCH).click()],
] as [string, number, (page: Page) => Promise<void>][]) {
  test(`the main thread rests while ${what}`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await act(page);
    expect(await countFrames(page)).toBeLessThan(most);
  });
}
