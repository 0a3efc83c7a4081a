import { expect, test } from '@playwright/test';
import * as demo from '../support/try';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';

const COPY = 'Copy the way to this bowl';

for (const viewport of [phone, desktop]) {
  test(`an open dish shows its photo large: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/try');
    await demo.opener(page, 'Leek tart').click();
    const photo = page.locator('.open-dish-photo');
    await expect(photo).toHaveCount(1);
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect((await boxOf(photo)).width).toBeGreaterThan(250);
  });
}

test(
  'copies the link to the day and announces it',
  { tag: '@chromium' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/try?utm_source=letter');
    await demo.food(page, 'Kale').click();
    await demo.opener(page, 'Leek tart').click();
    await page.getByRole('button', { name: COPY }).click();
    await expect(demo.announcement(page).last()).toHaveText('The way is copied.');
    await expect(page.getByText('The way is copied.').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/try#day=1,north,cook-30,pear,barley,kefir.2,tea,kale`);
  },
);

test('a message says that the browser can’t copy', async ({ page }) => {
  // As without HTTPS.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/try');
  await demo.opener(page, 'Leek tart').click();
  await page.getByRole('button', { name: COPY }).click();
  await expect(demo.announcement(page)).toHaveText('Nothing was copied.');
});

test('a message says that the browser refused to copy', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('Not allowed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto('/try');
  await demo.opener(page, 'Leek tart').click();
  await page.getByRole('button', { name: COPY }).click();
  await expect(demo.announcement(page)).toHaveText('Nothing was copied.');
});
