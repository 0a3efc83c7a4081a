import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { drawing } from '../support/chromium';
import { expectTheme, themeToggle } from '../support/controls';
import { desktop } from '../support/visit';

// What only a screenshot shows.
test.use({
  colorScheme: 'light',
  launchOptions: [
    ({ launchOptions, browserName }, use) =>
      use(browserName === 'chromium' ? drawing : launchOptions),
    { scope: 'worker' },
  ],
});

const FORCED = 'a browser’s forced dark mode keeps the colors of both themes';
test(FORCED, { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  const client = await page.context().newCDPSession(page);
  for (const choice of ['light', 'dark'] as const) {
    await themeToggle(page).click();
    await expectTheme(page, choice, choice);
    const screenshot = () => page.screenshot({ animations: 'disabled' });
    const before = await screenshot();
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(before.equals(await screenshot()), choice).toBe(true);
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: false });
  }
});

/** How bright the ground of a row is, from 0 to 255: the mean of its color between its border and its content. */
async function brightnessOf(row: Locator): Promise<number> {
  const picture = sharp(await row.screenshot());
  const { width, height } = await picture.metadata();
  const ground = { left: Math.round(width / 2), top: height - 4, width: 2, height: 2 };
  const { channels } = await sharp(await picture.extract(ground).toBuffer()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

test('in the dark, the first dish is on the brightest ground', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const rows = page.getByRole('figure', { name: 'The shelf tonight' }).getByRole('listitem');
  const brightness: number[] = [];
  for (const row of await rows.all()) brightness.push(await brightnessOf(row));
  expect(brightness).toHaveLength(3);
  expect(brightness[0]).toBeGreaterThan(Math.max(...brightness.slice(1)) + 10);
});
