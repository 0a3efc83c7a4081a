import { expect, type Locator } from '@playwright/test';
import { header } from './controls';

/** Where an element is in the window. Fails if it isn't shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return box;
}

/** Waits until an element begins below the header, in the upper 40% of the window. */
export async function expectBeginsInView(element: Locator) {
  const page = element.page();
  await expect(async () => {
    const height = page.viewportSize()?.height ?? NaN;
    const head = await boxOf(header(page));
    const top = (await boxOf(element)).y;
    expect(top).toBeGreaterThanOrEqual(head.y + head.height);
    expect(top).toBeLessThanOrEqual(0.4 * height);
  }).toPass();
}
