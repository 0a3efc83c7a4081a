import { expect, type Locator } from '@playwright/test';
import { header } from './controls';

/** Waits until an element begins below the header, in the upper 40% of the window. */
export async function expectBeginsInView(element: Locator) {
  const page = element.page();
  await expect(async () => {
    const { height } = page.viewportSize()!;
    const head = (await header(page).boundingBox())!;
    const top = (await element.boundingBox())!.y;
    expect(top).toBeGreaterThanOrEqual(head.y + head.height);
    expect(top).toBeLessThanOrEqual(0.4 * height);
  }).toPass();
}
