import { expect, test, type Page } from '@playwright/test';
import { animationsOf, recordAnimations } from '../support/animations';
import { phone } from '../support/visit';

// every-document.spec.ts expects the same of each document without a place in its address.
test('nothing animates while a link to a feature opens it', async ({ page }) => {
  await recordAnimations(page);
  await page.setViewportSize(phone);
  await page.goto('/#feature-nutrients', { waitUntil: 'networkidle' });
  expect(await animationsOf(page)).toEqual([]);
});

/** Counts the frames in which the main thread calculates styles, in a little more than the 5 seconds of a slide. */
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
  // How long to count.
  await page.waitForTimeout(5500);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return frames;
}

// Finding an element by its role calculates styles in hidden panels, which starts their animations.
const STRIP = '[aria-labelledby=trending-title]';

const acts: [what: string, act: (page: Page) => Promise<void>][] = [
  ['the slideshow plays', async () => {}],
  ['the strip is paused', (page) => page.locator(`${STRIP} button`).click()],
  ['the mouse pauses the strip', (page) => page.locator(`${STRIP} ol`).first().hover()],
];

for (const [what, act] of acts) {
  test(`the main thread is mostly idle while ${what}`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await act(page);
    // Constant motion takes 330 frames, and two slide changes about 140.
    expect(await countFrames(page)).toBeLessThan(200);
  });
}
