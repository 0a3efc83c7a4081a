import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { documents } from '../support/addresses';
import { scrollThrough, visit } from '../support/visit';

for (const path of documents) {
  test(`text on ${path} has a contrast of 7:1 under prefers-contrast: more`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await visit(page, path);
    await scrollThrough(page);
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
