import type { Root } from 'hast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

/** Headings that skip a level: screen readers list headings by level. */
export const headingLevels = lintRule<Root>('site:heading-levels', (tree, file) => {
  // The title of the page is the first level.
  let level = 1;
  visit(tree, 'element', (element) => {
    const { tagName, position } = element;
    if (!/^h[1-6]$/.test(tagName) || !position) return;
    const own = Math.max(Number(tagName[1]), 2);
    if (own > level + 1) {
      const due = '#'.repeat(level + 1);
      file.message(`this heading skips a level; begin it, and all like it, with ${due}`, element);
    }
    level = own;
  });
});
