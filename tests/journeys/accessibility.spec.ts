import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import faq from '../../content/data/faq.json';
import examples from '../../content/data/feature-examples.json';
import features from '../../content/data/features.json';
import demo from '../../content/data/try.json';
import { documents } from '../support/addresses';
import { openTile } from '../support/feature-tiles';
import { scrollThrough, visit } from '../support/visit';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the theme. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Runs axe on a part of the page, with all rules or the given ones; returns a text for each violation. */
async function findings(page: Page, part: string, rules?: string[]) {
  // Outside legacy mode, axe opens another page for each run to check frames, which the site doesn't have.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

/** Runs all rules in the light theme and the color rules in the dark theme, at each screen size. */
async function expectNoViolations(page: Page, part = 'html', sizes = screens) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findings(page, part), `${size.width} px, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, part, RULES_OF_COLORS), `${size.width} px, dark`).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of documents) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    await expectNoViolations(page);
  });
}

test('axe finds no violation in an open feature', async ({ page }) => {
  // One panel is enough: all hold what is tested on /features.
  const feature = features.tiles[3]!;
  await visit(page, '/');
  await openTile(page, feature);
  await expectNoViolations(page, `#feature-${feature.id}`);
});

test('axe finds no violation in the ranking demo in its tile', async ({ page }) => {
  const feature = features.tiles.find(({ icon }) => icon === 'gaps')!;
  await visit(page, '/');
  await openTile(page, feature);
  await page.getByRole('link', { name: examples.gaps.tryLabel }).click();
  await expect(page.getByRole('group', { name: demo.title })).toBeFocused();
  await expectNoViolations(page, `#feature-${feature.id}`);
});

test('axe finds no violation in the last audience panel', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('tab', { name: 'Professionals' }).click();
  await expectNoViolations(page, 'section[aria-labelledby="audiences-title"]');
});

for (const slide of [2, 3, 4, 5]) {
  test(`axe finds no violation on slide ${slide}`, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: `Go to slide ${slide}` }).click();
    await expectNoViolations(page, 'section[aria-labelledby="hero-headline"]');
  });
}

test('axe finds no violation with annual prices and an open question', async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('radio', { name: 'Annual' }).check();
  await page.getByText(faq.items[0]!.question).click();
  await expectNoViolations(page, 'main');
});

test('axe finds no violation in an empty category', async ({ page }) => {
  await visit(page, '/blog?category=Nothing');
  await expectNoViolations(page, 'main');
});

test('axe finds no violation in an open dish and a day over a limit', async ({ page }) => {
  await visit(page, '/try#day=1,us-canada,woman-35,pumpkin-seeds.9,cashews.9,almonds.9');
  await page.locator('details[name="dishes"] > summary').first().click();
  await expectNoViolations(page, 'main', screens.slice(0, 1));
});

test('axe finds no violation in the open menu', async ({ page }) => {
  const [phone] = screens;
  await page.setViewportSize(phone!);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoViolations(page, 'header', [phone!]);
});
