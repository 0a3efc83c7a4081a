import { expect, test, type Page } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import features from '../content/data/features.json';
import plans from '../content/data/plans.json';
import { axeFindings, expectNoFindings } from '../support/axe';
import { closeMenu, openMenu, tile } from '../support/controls';
import { expectReact, phone } from '../support/visit';

type State = [path: string, part?: string, act?: (page: Page) => Promise<void>];

// One feature panel is enough: /features has the content of all.
const { id, title } = itemAt(features.tiles, 0);
const AUDIENCES = 'section[aria-labelledby="audiences-title"]';

// axe finds nothing in what isn't shown yet.
async function openTile(page: Page) {
  await tile(page, title).click();
  await expect(page.locator(`#feature-${id}`)).toBeVisible();
}

async function chooseLastAudience(page: Page) {
  const tab = page.getByRole('tab').last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function changePricing(page: Page) {
  await page.getByLabel(plans.billing.annual).check();
  await expect(page.getByText('later · Keep').first()).toBeVisible();
  await page.locator('summary').first().click();
}

/** What visitors can do to a document; every-document.spec.ts tests it as loaded. */
const states: Record<string, State> = {
  'the second page of a list': ['/blog/page/2'],
  'an open feature': ['/', `#feature-${id}`, openTile],
  'the last audience': ['/', AUDIENCES, chooseLastAudience],
  'annual prices and an open question': ['/pricing', 'main', changePricing],
  'an empty category': ['/blog?category=Nothing', 'main'],
};

for (const [name, [path, part, act]] of Object.entries(states)) {
  test(`axe finds no violation in ${name}`, async ({ page }) => {
    await page.goto(path);
    // axe asks for at least one.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectReact(page);
    await act?.(page);
    await expectNoFindings(page, part);
  });
}

test('axe finds no violation in the open menu in both themes', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await expect(closeMenu(page)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await axeFindings(page, 'header'), colorScheme).toEqual([]);
  }
});
