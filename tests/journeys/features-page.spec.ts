import { expect, test } from '@playwright/test';
import features from '../content/data/features.json';
import site from '../content/data/site.json';
import { boxOf } from '../support/position';
import { desktop, phone } from '../support/visit';

test('a person of the hero has a turn on the page of all features, and a way to try that day', async ({
  page,
}) => {
  await page.goto('/features');
  const ranking = page.getByRole('region', { name: 'What Is Missing', exact: true });
  await expect(ranking.getByRole('figure')).toContainText('Child, 9: three bowls for one evening');
  await expect(ranking.getByRole('listitem').first()).toContainText('Pea soup with rye bread');
  await expect(ranking.getByRole('listitem').first()).toContainText('62%');
  const targets = page.getByRole('region', { name: 'Marks That Move', exact: true });
  await expect(targets.getByRole('figure')).toContainText('Cook, 60: North marks');
  await ranking.getByRole('link', { name: 'Taste that evening' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale,plum');
  await expect(page.getByText('For Child, 9 by North')).toBeVisible();
});

for (const viewport of [phone, desktop])
  test(`the page of all features begins with a way on: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/features');
    const { signUp, tryIt } = site.ways;
    for (const name of [signUp.label, tryIt]) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toHaveCount(2);
      await expect(link.first()).toBeInViewport({ ratio: 1 });
    }
  });

test('a plate of one of the days is beside the headline where there is room, and leads to that day', async ({
  page,
}) => {
  const figure = page.getByRole('figure').filter({ hasText: 'Cook, 60, after leeks and duck' });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/features');
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    const plate = await boxOf(figure.getByRole('img'));
    expect(plate.x).toBeGreaterThan(headline.x + headline.width);
    expect(plate.y).toBeLessThan(headline.y + headline.height);
    expect(plate.width).toBeGreaterThan(width * 0.22);
    // Neither side leaves much room above the first feature.
    const { y: first } = await boxOf(page.locator('.feature-section').first());
    const ways = await boxOf(
      page.getByRole('main').getByRole('link', { name: site.ways.tryIt }).first(),
    );
    expect(first - (ways.y + ways.height), `${width} px`).toBeLessThan(160);
    await expect(figure.getByRole('img')).toBeInViewport({ ratio: 1 });
  }
  await expect(figure).toContainText('Smoked trout on kale');
  await expect(figure).toContainText('53%');
  await figure.getByRole('link').click();
  await expect(page).toHaveURL('/try#day=1,north,cook-60,duck,leek,hazelnuts');
});

test('a phone has no plate beside the headline, and doesn’t fetch its picture', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/features');
  const figure = page.locator('figure:has(a[href*="day=1,north,cook-60"])').first();
  await expect(figure).toBeHidden();
  expect(await figure.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
});

test('the page of all features shows every story next to its example', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: features.linkToAll }).click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(features.headline);
  for (const { title, story } of features.tiles) {
    const feature = page.getByRole('region', { name: title, exact: true });
    // A word joiner keeps it on one line.
    await expect(feature.getByText(story.replace('omega-3', 'omega-\u20603'))).toBeVisible();
    await expect(feature.getByRole('figure')).toBeVisible();
  }
});

test('a feature has one color, on its tile and in its section', async ({ page }) => {
  const colors = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((grounds) => grounds.map((each) => getComputedStyle(each).backgroundColor));
  await page.goto('/');
  const tiles = await colors('.feature-tile');
  await page.goto('/features');
  expect(tiles).toHaveLength(8);
  expect(await colors('.feature-section')).toEqual(tiles);
});

test('all features are on colored panels, and what a search finds has the scores of a day', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/features');
  const panels = page.locator('.feature-section');
  await expect(panels).toHaveCount(8);
  for (const panel of await panels.all())
    await expect(panel).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const found = panels.first().getByRole('listitem');
  await expect(found).toHaveText([
    /Pea soup with rye bread.*On the cook’s pages.*46% filled/,
    /Barley salad with plums.*45% filled/,
    /Duck with beet.*34% filled/,
  ]);
  // Where there is room, the score is at the right of the card.
  const card = await boxOf(found.first());
  const score = found.first().getByText('%');
  const atRight = async () => {
    const { x, width } = await boxOf(score);
    return card.x + card.width - (x + width);
  };
  expect(await atRight()).toBeLessThan(32);
  // A longer sentence takes another line there, and not one below the title.
  await score.evaluate((element) => element.parentElement?.append(' of what the day missed'));
  expect(await atRight()).toBeLessThan(32);
});
