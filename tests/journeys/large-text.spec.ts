import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/position';
import { dishes } from '../support/try';
import { expectReact } from '../support/visit';
import { writtenBefore } from '../support/written';

// The policy doesn't apply to a visitor's own styles, which the tests add to the page.
test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } });

async function visitWithLargeText(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expectReact(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
}

test('the names of people and sets fit their buttons', async ({ page }) => {
  await visitWithLargeText(page, '/');
  const options = page.locator('.profile-options button');
  const excesses = await options.evaluateAll((buttons) =>
    buttons.map((button) => {
      button.textContent = 'US/Canada';
      return button.scrollWidth - button.clientWidth;
    }),
  );
  expect(excesses.length).toBeGreaterThan(3);
  expect(Math.max(...excesses)).toBeLessThanOrEqual(0);
});

test('a link that leads on breaks a long word, at its start, and keeps its arrow in its box', async ({
  page,
}) => {
  for (const path of ['/', '/creators', '/professionals']) {
    await page.goto(path);
    const links = await page.locator('main a.button:has(> svg[data-arrow])').evaluateAll((all) =>
      all
        .filter(
          (link) =>
            link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'underline',
        )
        .map((link) => {
          link.firstChild?.replaceWith('Zur Nährwertkennzeichnungsverordnungsübersicht');
          const { right } = link.getBoundingClientRect();
          const arrow = link.querySelector('svg')?.getBoundingClientRect().right ?? NaN;
          const parent = link.parentElement?.getBoundingClientRect().right ?? NaN;
          const { textAlign } = getComputedStyle(link);
          return {
            textAlign,
            isInside: arrow <= right + 1 && right <= Math.min(parent, innerWidth) + 1,
          };
        }),
    );
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) expect(link, path).toEqual({ textAlign: 'start', isInside: true });
  }
});

test('the titles of trending recipes end a gap before the next card', async ({ page }) => {
  await visitWithLargeText(page, '/');
  const title = page.locator('.recipe-title').first();
  await title.evaluate((each) => (each.textContent = 'Shakshuka'));
  const { x, width } = await boxOf(title);
  const card = await boxOf(page.locator('.recipe-link').first());
  expect(card.x + card.width - (x + width)).toBeGreaterThan(24);
});

test('the discount is within the switch between prices', async ({ page }) => {
  await visitWithLargeText(page, '/pricing');
  // As long as on the live site.
  const month = page.locator('.billing label').first();
  await month.evaluate((label) => (label.lastChild!.textContent = 'Monthly'));
  const badge = page.locator('#annual-badge');
  await badge.evaluate((each) => (each.textContent = '50% OFF - LIMITED TIME'));
  const inner = await boxOf(badge);
  const outer = await boxOf(page.locator('.billing'));
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
});

test('what opens a dish is below its bar, and no cell of its table covers another', async ({
  page,
}) => {
  await visitWithLargeText(page, '/try');
  const dish = dishes(page).nth(1);
  const bar = await boxOf(dish.locator('.other-dish-text svg').last());
  expect((await boxOf(dish.locator('summary'))).y).toBeGreaterThanOrEqual(bar.y + bar.height);

  await dish.locator('summary').click();
  // React adds it once the dish is open.
  await expect(dish.locator('.open-dish-photo')).toBeVisible();
  const row = dish.locator('.closed-gaps tbody tr').first();
  await row.locator('td').evaluateAll((cells) => {
    for (const cell of cells) cell.textContent = '1,118 µg RAE';
  });
  const boxes = await row.locator('td').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [place, { left, top }] of boxes.entries()) {
    const before = boxes[place - 1];
    if (before) expect(left >= before.right || top >= before.bottom).toBe(true);
  }
  // Without the head, each cell says its column.
  const columns = await writtenBefore(row.locator('td'));
  expect(columns).toEqual(['Lacking', 'In a bowl', 'Filled']);
});

test('headings of a page of prose are smaller than its title', async ({ page }) => {
  await visitWithLargeText(page, '/privacy');
  const [title = 0, heading = 0] = await page.evaluate(() =>
    ['h1', '.prose h2'].map((selector) => {
      const element = document.querySelector(selector);
      return element ? parseFloat(getComputedStyle(element).fontSize) : NaN;
    }),
  );
  expect(heading).toBeLessThan(title);
});
