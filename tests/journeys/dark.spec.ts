import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawing } from '../support/chromium';
import { boxOf } from '../support/position';

test.use({ launchOptions: drawing });

/** How bright the edge of a panel is, from 0 to 255, far above its lower edge and close to it. */
async function brightnessOf(page: Page, selector: string) {
  const panel = page.locator(selector);
  await panel.scrollIntoViewIfNeeded();
  const { x, y, height } = await boxOf(panel);
  const at = async (top: number) => {
    const clip = { x: x + 6, y: top, width: 4, height: 4 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return Math.max(...channels.map(({ mean }) => mean));
  };
  return { above: await at(y + height / 2), below: await at(y + height - 44) };
}

for (const { colorScheme, darkened } of [
  { colorScheme: 'light', darkened: false },
  { colorScheme: 'dark', darkened: true },
] as const) {
  test(`a panel is shaded toward its lower edge only in the dark: ${colorScheme} @chromium`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/pricing');
    const { above, below } = await brightnessOf(page, '.panel');
    expect(below < 0.97 * above).toBe(darkened);
  });
}

test('in the dark a picture is dimmed, and its panel doesn’t show through', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/blog/how-the-shelf-is-sorted');
  const cover = page.locator('article .panel img');
  await expect(cover).toHaveCSS('opacity', '1');
  await expect(cover).toHaveCSS('filter', 'brightness(0.9)');
});

for (const [path, surface] of [
  ['/', '.feature-tile'],
  ['/', '.household-table'],
  ['/pricing', '.early-access'],
  ['/try', '.ranking-end'],
] as const) {
  test(`in the dark, light falls on ${surface} of ${path} from above`, async ({ page }) => {
    const edge = /rgba\(255, 243, 223, 0\.18\d*\) 0px 1px 0px 0px inset/;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator(surface).first()).toHaveCSS('box-shadow', edge);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(surface).first()).not.toHaveCSS('box-shadow', edge);
  });
}
