import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import faq from '../content/data/faq.json';
import features from '../content/data/features.json';
import { documents } from './support/addresses';
import { seeAllOf, visit } from './support/visit';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer hangs on the theme. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 900 };

/** Lets axe look at a part of the page: at everything in the light theme, at colors in the dark one. */
async function expectNoViolations(page: Page, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Of frames, which the site has none, the other mode sees more; it opens a page for each look.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
    const chosen = colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(RULES_OF_COLORS);
    const { violations } = await chosen.analyze();
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
    );
    expect(findings, colorScheme).toEqual([]);
  }
}

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of documents) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await visit(page, path);
        await seeAllOf(page);
        await expectNoViolations(page);
      });
    }

    test('axe finds nothing in any open feature', async ({ page }) => {
      // Sixteen looks.
      test.slow();
      await visit(page, '/');
      for (const { title, id } of features.tiles) {
        await page.getByRole('button', { name: title }).click();
        await expectNoViolations(page, `#feature-${id}`);
      }
    });

    test('axe finds nothing with the last audience shown', async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('tab', { name: 'Professionals' }).click();
      await expectNoViolations(page, 'section[aria-labelledby="audiences-title"]');
    });

    test('axe finds nothing on any slide', async ({ page }) => {
      await visit(page, '/');
      for (const slide of [2, 3, 4, 5]) {
        await page.getByRole('button', { name: `Go to slide ${slide}` }).click();
        await expectNoViolations(page, 'section[aria-labelledby="hero-headline"]');
      }
    });

    test('axe finds nothing with annual prices and an open question', async ({ page }) => {
      await visit(page, '/pricing');
      await page.getByRole('radio', { name: 'Annual' }).check();
      await page.getByText(faq.items[0]!.question).click();
      await expectNoViolations(page, 'main');
    });

    test('axe finds nothing in an empty category', async ({ page }) => {
      await visit(page, '/blog?category=Nothing');
      await expectNoViolations(page, 'main');
    });
  });
}

test.describe('menu', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing with the menu open', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoViolations(page, 'header');
  });
});
