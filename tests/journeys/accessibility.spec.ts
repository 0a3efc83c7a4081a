import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import faq from '../../content/data/faq.json';
import features from '../../content/data/features.json';
import plans from '../../content/data/plans.json';
import { documents } from '../support/site';
import { navigation, openMenu, tile } from '../support/controls';
import { desktop, phone } from '../support/visit';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on a part of the page; returns a text for each violation. */
async function findings(page: Page, part: string) {
  // Outside legacy mode, axe opens another page for each run to check frames, which the site doesn't have.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true).withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

/** Each theme at one size: the colors are the same at every size, and the layout in every theme. */
const SCREENS = [
  { size: phone, colorScheme: 'light' },
  { size: desktop, colorScheme: 'dark' },
] as const;

async function expectNoViolations(page: Page, part = 'html') {
  for (const { size, colorScheme } of SCREENS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, part), `${size.width} px, ${colorScheme}`).toEqual([]);
  }
}

for (const path of documents) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test('axe finds no violation in an open feature', async ({ page }) => {
  // One panel is enough: all hold what is tested on /features.
  const { id, title } = features.tiles[0]!;
  await page.goto('/');
  await tile(page, title).click();
  await expectNoViolations(page, `#feature-${id}`);
});

test('axe finds no violation in the last audience panel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab').last().click();
  await expectNoViolations(page, 'section[aria-labelledby="audiences-title"]');
});

test('axe finds no violation with annual prices and an open question', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: plans.billing.annual }).check();
  await page.getByText(faq.items[0]!.question).click();
  await expectNoViolations(page, 'main');
});

test('axe finds no violation in an empty category', async ({ page }) => {
  await page.goto('/blog?category=Nothing');
  await expectNoViolations(page, 'main');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation in the open menu, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await openMenu(page).click();
    await expect(navigation(page)).toBeVisible();
    expect(await findings(page, 'header')).toEqual([]);
  });
}
