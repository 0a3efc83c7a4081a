import { expect, test, type Locator, type Page } from '@playwright/test';
import examples from '../content/data/feature-examples.json';
import features from '../content/data/features.json';
import { header, tile } from '../support/controls';
import { desktop, phone } from '../support/visit';

const { tiles } = features;
const [first, second] = tiles as [(typeof tiles)[0], (typeof tiles)[0]];

const explorer = (page: Page) => page.getByRole('region', { name: features.tilesTitle });
const panel = (page: Page, title: string) =>
  explorer(page).getByRole('region', { name: title, exact: true });
const linesOf = (page: Page, title: string) =>
  panel(page, title).getByRole('list').first().getByRole('listitem');

/** Expects that these tiles, and only their panels, are open. */
async function expectOpen(page: Page, ...titles: string[]) {
  await expect(explorer(page).getByRole('button', { expanded: true })).toHaveText(titles);
  await expect(explorer(page).getByRole('region')).toHaveCount(titles.length);
  for (const title of titles) await expect(panel(page, title)).toBeVisible();
}

test('each tile opens its details and closes those that were open', async ({ page }) => {
  await page.goto('/');
  await expect(explorer(page).getByRole('button')).toHaveText(tiles.map(({ title }) => title));
  await expectOpen(page);
  for (const { id, icon, title, details } of tiles) {
    await tile(page, title).click();
    await expectOpen(page, title);
    await expect(linesOf(page, title)).toHaveText(details);
    const example = Reflect.get(examples, icon) as { caption: string };
    await expect(panel(page, title).getByRole('figure')).toContainText(example.caption);
    await expect(tile(page, title)).toHaveAttribute('aria-controls', `feature-${id}`);
  }
  await tile(page, tiles.at(-1)!.title).click();
  await expectOpen(page);
  await expect(page).toHaveURL('/');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`an opened panel is scrolled into view with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(phone);
    await page.goto('/');
    // At the bottom edge, where nothing of the panel would be seen.
    await tile(page, first.title).evaluate((each) => each.scrollIntoView({ block: 'end' }));
    await tile(page, first.title).focus();
    await page.keyboard.press('Enter');
    for (const line of await linesOf(page, first.title).all()) {
      await expect(line).toBeInViewport({ ratio: 1 });
    }
    await expect(tile(page, first.title)).toBeFocused();
  });
}

test('the keyboard opens and closes a tile', async ({ page }) => {
  await page.goto('/');
  await tile(page, second.title).press('Enter');
  await expectOpen(page, second.title);
  await tile(page, second.title).press('Space');
  await expectOpen(page);
  await expect(tile(page, second.title)).toBeFocused();
});

test('a click on any part of a tile opens it', async ({ page }) => {
  await page.goto('/');
  const description = explorer(page).getByText(first.description);
  await description.scrollIntoViewIfNeeded();
  await expect(description).toBeInViewport({ ratio: 1 });
  await description.click({ force: true });
  await expectOpen(page, first.title);
});

// The browser reveals a panel for a fragment as for a match of its search: by `beforematch`.
test('a panel that the browser finds opens its tile', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(`/#feature-${second.id}`);
  await expectOpen(page, second.title);
  await tile(page, first.title).click();
  await expectOpen(page, first.title);
});

test('the page of all features tells the story of each beside its example', async ({ page }) => {
  await page.goto('/');
  await explorer(page).getByRole('link', { name: features.linkToAll }).click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(features.headline);
  for (const { title, story } of tiles) {
    const feature = page.getByRole('region', { name: title, exact: true });
    await expect(feature.getByText(story)).toBeVisible();
    await expect(feature.getByRole('figure')).toBeVisible();
  }
});

for (const viewport of [phone, desktop]) {
  test(`a panel begins in the upper third, and is whole where it fits: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { title } of tiles) {
      // Anew, because the driver scrolls at once to what it clicks, which ends a smooth scroll that still runs.
      await page.goto('/');
      await tile(page, title).click();
      await expect(panel(page, title).getByText(title, { exact: true })).toBeInViewport({
        ratio: 1,
      });
      const top = (await header(page).boundingBox())!.height;
      const box = async () => (await panel(page, title).boundingBox())!;
      // The page scrolls smoothly.
      await expect.poll(async () => (await box()).y).toBeLessThanOrEqual(viewport.height / 3);
      await expect.poll(async () => (await box()).y).toBeGreaterThanOrEqual(top);
      const { height } = await box();
      if (height < viewport.height - top - 32)
        await expect
          .poll(async () => (await box()).y + height)
          .toBeLessThanOrEqual(viewport.height);
      const color = (part: Locator) =>
        part.evaluate((each) => getComputedStyle(each).backgroundColor);
      const frame = tile(page, title).locator(
        'xpath=ancestor::*[contains(@class, "feature-tile")]',
      );
      expect(await color(panel(page, title))).toBe(await color(frame));
    }
  });
}
