import { expect, test, type Page } from '@playwright/test';
import examples from '../content/data/feature-examples.json';
import features from '../content/data/features.json';
import { interpolate } from '../../src/lib/interpolate';
import { header, tile } from '../support/controls';
import { boxOf, expectBeginsInView } from '../support/position';
import { desktop, expectFonts, expectReact, holdBack, ISLAND_FILES, phone } from '../support/visit';

const { tiles } = features;

const explorer = (page: Page) =>
  page.getByRole('region', { name: 'What stands in front, and why' });
const panel = (page: Page, title: string) =>
  explorer(page).getByRole('region', { name: title, exact: true });
const linesOf = (page: Page, title: string) =>
  panel(page, title).getByRole('list').first().getByRole('listitem');
const close = (page: Page, title: string) =>
  page.getByRole('button', { name: `Shut ${title}`, exact: true });

/** Expects that these tiles, and only their panels, are open. */
async function expectOpen(page: Page, ...titles: string[]) {
  await expect(explorer(page).getByRole('button', { expanded: true })).toHaveText(titles);
  await expect(explorer(page).getByRole('region')).toHaveCount(titles.length);
  for (const title of titles) await expect(panel(page, title)).toBeVisible();
}

/** Waits until the top of a tile is below the header. */
const expectBelowHeader = (page: Page, title: string) =>
  expect
    .poll(async () => {
      const { y, height } = await boxOf(header(page));
      return (await boxOf(tile(page, title))).y - y - height;
    })
    .toBeGreaterThanOrEqual(0);

test('every tile opens its details and closes any others', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await expect(explorer(page).getByRole('button')).toHaveText(tiles.map(({ title }) => title));
  await expectOpen(page);
  for (const { id, icon, title, details } of tiles) {
    await tile(page, title).click();
    await expectOpen(page, title);
    await expect(linesOf(page, title)).toHaveText(details);
    const { caption } = Reflect.get(examples, icon);
    const person =
      ({ gaps: 'Child, 9', targets: 'Cook, 60' } as const)[icon as 'gaps'] ?? 'Cook, 30';
    const shown = interpolate(caption, { person, set: 'North' });
    await expect(panel(page, title).getByRole('figure')).toContainText(shown);
    await expect(tile(page, title)).toHaveAttribute('aria-controls', `feature-${id}`);
  }
  await tile(page, 'The Right Ladle').click();
  await expectOpen(page);
  await expect(page).toHaveURL('/');
});

test('an open tile shows the dish and the figures that it shows closed', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const plate = explorer(page).locator('.miniature-plate img');
  const picture = String(await plate.getAttribute('src'))
    .split('/')
    .at(-1);
  await tile(page, 'What Is Missing').click();
  const best = panel(page, 'What Is Missing').getByRole('listitem').filter({ hasText: 'filled' });
  await expect(best.first()).toContainText('Pea soup with rye bread 62% filled');
  expect(String(await best.first().locator('img').getAttribute('src'))).toContain(picture);
  const [official, own] = await explorer(page)
    .locator('.miniature-target [data-symbol]')
    .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-symbol')));
  expect([official, own]).toEqual(['25', '30 g']);
  await tile(page, 'Marks That Move').click();
  await expect(panel(page, 'Marks That Move')).toContainText(
    'Fiber Moved 30 g, moved from 25 g Iron 8 mg Calcium',
  );
});

test('the keyboard opens and closes a tile', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  await tile(page, '90 Things Counted').press('Enter');
  await expectOpen(page, '90 Things Counted');
  await tile(page, '90 Things Counted').press('Space');
  await expectOpen(page);
  await expect(tile(page, '90 Things Counted')).toBeFocused();
});

test('a click on any part of a tile opens it', async ({ page }) => {
  await page.goto('/');
  await expectReact(page);
  const description = explorer(page).getByText('On one shelf.');
  await description.scrollIntoViewIfNeeded();
  await expect(description).toBeInViewport({ ratio: 1 });
  await description.click({ force: true });
  await expectOpen(page, '3,000 Pots');
});

for (const [reducedMotion, motions] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`a panel grows below its tile, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expectReact(page);
    const found = await tile(page, '3,000 Pots').evaluate((link: HTMLElement) => {
      link.click();
      return document.getElementById('feature-recipes')?.getAnimations().length;
    });
    expect(found).toBe(motions);
  });
}

for (const viewport of [phone, desktop]) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`an opened tile and its panel start in view: ${viewport.width} px, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expectReact(page);
      // Opening one closes the previous panel, which can be above it.
      for (const { title } of tiles) {
        // With the keyboard, because the driver scrolls to what it clicks.
        await tile(page, title).press('Enter');
        await expectBeginsInView(panel(page, title));
        await expectBelowHeader(page, title);
        await expect(linesOf(page, title).first()).toBeInViewport({ ratio: 1 });
        await expect(tile(page, title)).toBeFocused();
      }
    });
  }

  test(`a link to a panel scrolls to its start before and after React starts: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await holdBack(page, ISLAND_FILES);
    await page.goto('/#feature-portions');
    const portions = panel(page, 'The Right Ladle');
    await expectFonts(page);
    await expectBeginsInView(portions);
    await expect(explorer(page).getByRole('region')).toHaveCount(1);
    const before = await boxOf(portions);
    release();
    await expectReact(page);
    await expectOpen(page, 'The Right Ladle');
    expect((await boxOf(portions)).y).toBeCloseTo(before.y, 0);
    // The panel that closes is above, so the page gets shorter.
    await page.evaluate(() => (location.hash = '#feature-recipes'));
    await expectBeginsInView(panel(page, '3,000 Pots'));
    await page.evaluate(() => (location.hash = '#feature-portions'));
    await expectBeginsInView(portions);
    await expectOpen(page, 'The Right Ladle');
  });
}

test('on a phone, a panel can be closed from anywhere in it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expectReact(page);
  await tile(page, 'What Is Missing').click();
  await expectBeginsInView(panel(page, 'What Is Missing'));
  const button = close(page, 'What Is Missing');
  await expect(button).toBeInViewport({ ratio: 1 });
  const last = panel(page, 'What Is Missing').getByRole('figure').getByRole('listitem').last();
  await last.evaluate((element) => element.scrollIntoView());
  await button.click({ trial: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expectOpen(page);
  await expect(tile(page, 'What Is Missing')).toBeFocused();
  await expectBelowHeader(page, 'What Is Missing');
  await expect(tile(page, 'What Is Missing')).toBeInViewport({ ratio: 1 });
});

test('on a phone, the plus of an open tile is a cross, and the panel begins right below it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectReact(page);
  for (const title of ['3,000 Pots', 'What Is Missing']) {
    await tile(page, title).click();
    const sign = explorer(page).locator('.feature-tile').filter({ hasText: title }).locator('svg');
    await expect(sign.last()).toHaveCSS('rotate', '45deg');
    await expect(sign.last()).toBeVisible();
    // The page scrolls to the tile.
    await expectBelowHeader(page, title);
    await expect(async () => {
      const { y, height } = await boxOf(sign.last());
      expect((await boxOf(linesOf(page, title).first())).y - y - height).toBeLessThan(60);
    }).toPass();
  }
});

test('on a desktop, a tile is visible with its whole panel, and closes it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expectReact(page);
  await tile(page, 'What Is Missing').click();
  await expect(panel(page, 'What Is Missing')).toBeInViewport({ ratio: 0.95 });
  await expectBelowHeader(page, 'What Is Missing');
  await expect(close(page, 'What Is Missing')).toBeHidden();
  await tile(page, 'What Is Missing').click();
  await expectOpen(page);
});

test('a panel can be closed at 320 px and at 400% zoom', async ({ page }) => {
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/');
    await expectReact(page);
    await tile(page, 'Own Pots').click();
    await close(page, 'Own Pots').press('Space');
    await expectOpen(page);
    await expect(tile(page, 'Own Pots')).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, 'Own Pots');
  }
});

for (const when of ['before', 'after'] as const) {
  const title = `a text fragment opens the panel with its text ${when} React starts`;
  test(title, { tag: '@chromium' }, async ({ page }) => {
    const release = await holdBack(page, ISLAND_FILES);
    if (when === 'after') {
      release();
      // So that no scroll is in progress when the address changes.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expectReact(page);
      await tile(page, '3,000 Pots').click();
      await expect(panel(page, '3,000 Pots')).toBeInViewport({ ratio: 0.95 });
    }
    await page.goto('/#:~:text=Lay%20it%20out%20like%20any%20other');
    await expectFonts(page);
    const line = explorer(page).getByText('Lay it out like any other.');
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(explorer(page).getByRole('region')).toHaveCount(1);
    const before = await boxOf(line);
    release();
    await expectReact(page);
    await expectOpen(page, 'Own Pots');
    expect((await boxOf(line)).y).toBeCloseTo(before.y, 0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link in a panel closes it and scrolls to its tile', async ({ page }) => {
    await page.goto('/');
    await tile(page, 'Sieves').click();
    await expectBeginsInView(panel(page, 'Sieves'));
    await expect(explorer(page).getByRole('region')).toHaveCount(1);
    await close(page, 'Sieves').click();
    await expect(explorer(page).getByRole('region')).toHaveCount(0);
    await expect(tile(page, 'Sieves')).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, 'Sieves');
  });
});

test('every tile shows a miniature of its example, which isn’t read', async ({ page }) => {
  await page.goto('/');
  const miniatures = explorer(page).locator('.feature-miniature');
  await expect(miniatures).toHaveCount(tiles.length);
  for (const miniature of await miniatures.all()) {
    await expect(miniature).toHaveAttribute('aria-hidden', 'true');
    await expect(miniature).toHaveText('');
    // An SVG after a picture is the rim of a plate.
    const parts = miniature.locator('img, svg:not(picture + *), [data-symbol]');
    const { width, height } = await boxOf(parts.last());
    expect(Math.min(width, height)).toBeGreaterThan(15);
  }
});

test('miniatures stay inside their tiles, beside the plus sign', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const miniature of await explorer(page).locator('.feature-miniature').all()) {
      const overflow = await miniature.evaluate((all) => all.scrollWidth - all.clientWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the opened tile about gaps leads to the day that it shows', async ({ page }) => {
  await page.goto('/#feature-gaps');
  const ranking = panel(page, 'What Is Missing');
  await expect(ranking.getByRole('figure')).toContainText('Child, 9: three bowls for one evening');
  await expect(ranking.getByRole('link', { name: 'Taste that evening' })).toHaveAttribute(
    'href',
    '/try#day=1,north,child-9,kale,plum',
  );
});
