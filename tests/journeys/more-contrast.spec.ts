import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { documents } from '../support/addresses';
import { seeAllOf, visit } from '../support/visit';

for (const path of documents) {
  test(`text of ${path} has 7:1 where more contrast is asked for`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await visit(page, path);
    await seeAllOf(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).setLegacyMode(true).withRules('color-contrast-enhanced');
      const { violations } = await axe.analyze();
      const faint = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message}`),
      );
      expect(faint, colorScheme).toEqual([]);
    }
  });
}
