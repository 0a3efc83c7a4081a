import { expect, test } from '@playwright/test';
import * as demo from '../support/try';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';

const COPY = 'Copy the way to this bowl';

test('an open dish shows its photo large', async ({ page }) => {
  await page.goto('/try');
  await demo.opener(page, 'Leek tart').click();
  const photo = page.locator('.open-dish-photo img');
  await expect(photo).toHaveCount(1);
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect((await boxOf(photo)).width, `${viewport.width} px`).toBeGreaterThan(230);
  }
});

test('the parts of an open dish share their edges, and its table has even columns', async ({
  page,
}) => {
  await page.goto('/try');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of ['Smoked trout on kale', 'Pea soup with rye bread', 'Quince cake']) {
      await demo.opener(page, title).click();
      const open = page.locator('details[open]');
      // Until React adds the photo, the table has the full width.
      await expect(open.locator('.open-dish-photo')).toBeVisible();
      const table = await boxOf(open.getByRole('table'));
      const nutrient = await boxOf(open.getByRole('columnheader', { name: 'Thing' }));
      expect(nutrient.width / table.width, title).toBeGreaterThan(0.35);
      expect(nutrient.width / table.width, title).toBeLessThan(0.45);
      for (const column of ['Lacking', 'In a bowl', 'Filled']) {
        const header = open.getByRole('columnheader', { name: column });
        const { width: size, height } = await boxOf(header);
        // One line.
        expect(height, `${title}: ${column}`).toBeLessThan(40);
        expect(size / table.width, `${title}: ${column}`).toBeGreaterThan(0.17);
      }
      const photo = await boxOf(open.locator('.open-dish-photo'));
      const text = await boxOf(open.locator('.open-dish-text'));
      expect(photo.y, title).toBeCloseTo(text.y, 0);
      expect(photo.width / photo.height, `${title}, ${width} px`).toBeCloseTo(4 / 3, 1);
    }
  }
});

for (const viewport of [phone, desktop]) {
  test(`nothing covers the ingredients of an open dish, and its sodium and sign-up follow them: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // No dish is on its way to another place.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/try');
    await demo.food(page, 'Kale').click();
    await expect(demo.headings(page)).toHaveText(demo.AFTER_KALE);
    await demo.opener(page, 'Leek tart').click();
    const open = page.locator('details[open]');
    // Until React adds the photo, the text has the full width.
    await expect(open.locator('.open-dish-photo')).toBeVisible();
    const ingredients = open.getByText(/^A bowl: /);
    const sodium = open.getByText(/^Sodium in a bowl: /);
    const signUp = open.getByRole('link', { name: 'Sort every pot beside leek tart' });
    const bar = page.locator('.sign-up-bar');
    // While they are read, whatever the scroll.
    for (const block of ['start', 'center', 'end'] as const) {
      await ingredients.evaluate((text, at) => text.scrollIntoView({ block: at }), block);
      const text = await boxOf(ingredients);
      const link = await boxOf(signUp);
      const salt = await boxOf(sodium);
      expect(salt.y).toBeGreaterThanOrEqual(text.y + text.height);
      expect(link.y).toBeGreaterThanOrEqual(salt.y + salt.height);
      expect(link.y - salt.y - salt.height).toBeLessThan(40);
      const isCovered = () =>
        bar.evaluate(
          (line, { x, y, right, bottom }) => {
            const box = line.getBoundingClientRect();
            const isOver = box.left < right && box.right > x && box.top < bottom && box.bottom > y;
            return line.checkVisibility({ visibilityProperty: true }) && isOver;
          },
          { ...text, right: text.x + text.width, bottom: text.y + text.height },
        );
      await expect.poll(isCovered, block).toBe(false);
    }
  });
}

test('who should cook a dish through reads it at its ingredients', async ({ page }) => {
  await page.goto('/try');
  await demo.opener(page, 'Eggs on rye').click();
  const note = page.getByText('For the little and the ill, cook the eggs hard.');
  await expect(note.filter({ visible: true })).toHaveCount(1);
  await demo.opener(page, 'Leek tart').click();
  await expect(note.filter({ visible: true })).toHaveCount(0);
});

test('emptying the plate closes the open dish, and draws its rim as one ring', async ({ page }) => {
  await page.goto('/try');
  await demo.opener(page, 'Leek tart').click();
  await expect(page.locator('.open-dish-photo')).toHaveCount(1);
  await demo.food(page, 'Empty the bowl').click();
  await expect(page.locator('details[name=dishes][open]')).toHaveCount(0);
  await expect(page.locator('.open-dish-photo')).toHaveCount(0);
  const arcs = demo.dishes(page).first().locator('.gap-plate-arc');
  await expect(arcs).toHaveCount(1);
  await demo.food(page, 'Tea').click();
  await expect(arcs).toHaveCount(6);
});

test(
  'copies the link to the day and announces it',
  { tag: '@chromium' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/try?utm_source=letter');
    await demo.food(page, 'Kale').click();
    await expect(demo.headings(page)).toHaveText(demo.AFTER_KALE);
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
