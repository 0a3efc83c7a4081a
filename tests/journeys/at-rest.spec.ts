import { expect, test, type Page } from '@playwright/test';
import { animationsOf, recordAnimations } from '../support/animations';
import { traceRestyles } from '../support/restyles';
import { phone } from '../support/visit';

// every-document.spec.ts expects the same of each document without a place in its address.
test('nothing animates while a link to a feature opens it', async ({ page }) => {
  await recordAnimations(page);
  await page.setViewportSize(phone);
  await page.goto('/#feature-nutrients', { waitUntil: 'networkidle' });
  expect(await animationsOf(page)).toEqual([]);
});

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
    // A little more than the 5 seconds of a slide.
    const frames = await traceRestyles(page, () => page.waitForTimeout(5500));
    // Constant motion takes 330 frames, and two slide changes about 140.
    expect(frames.length).toBeLessThan(200);
  });
}
