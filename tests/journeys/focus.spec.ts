import { expect, test, type Page } from '@playwright/test';
import { documents } from '../support/addresses';
import { visit } from '../support/visit';

/**
 * The focused element, and whether it, its `::after` or its label has an outline of at least two pixels.
 * Null at the end of the page, also in browsers that then focus the first element again.
 */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    if (element.dataset.visited) return null;
    element.dataset.visited = 'true';
    const label = element.closest('label');
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(label ? [getComputedStyle(label)] : []),
    ];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const isInFooter = element.closest('footer') !== null;
    return { html: element.outerHTML.slice(0, 160), hasRing, isInFooter };
  });

for (const forcedColors of ['active', 'none'] as const) {
  for (const path of documents) {
    test(
      `every tab stop on ${path} shows its focus, forced colors ${forcedColors}`,
      { tag: forcedColors === 'active' ? '@forced-colors' : [] },
      async ({ page }) => {
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        await visit(page, path);
        const unseen: string[] = [];
        let stops = 0;
        let isAtTheEnd = false;
        await page.keyboard.press('Tab');
        for (let focus = await describeFocus(page); focus; focus = await describeFocus(page)) {
          stops += 1;
          isAtTheEnd = focus.isInFooter;
          if (!focus.hasRing) unseen.push(focus.html);
          await page.keyboard.press('Tab');
        }
        expect(stops).toBeGreaterThan(10);
        expect(isAtTheEnd).toBe(true);
        expect(unseen).toEqual([]);
      },
    );
  }
}
