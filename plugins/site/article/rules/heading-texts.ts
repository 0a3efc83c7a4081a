import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

/** Headings without text, which screen readers list all the same (WCAG 2.4.6). */
export const headingTexts = lintRule<Root>('site:heading-texts', (tree, file) => {
  visit(tree, 'element', (element) => {
    if (!/^h[1-6]$/.test(element.tagName) || toString(element).trim() !== '') return;
    if (element.children.some(({ type }) => type === 'element')) return;
    file.message('this heading is empty; write its text, or delete it', element);
  });
});
