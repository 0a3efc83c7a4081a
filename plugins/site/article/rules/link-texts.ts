import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';

/** Links without text: a screen reader would read their addresses (WCAG 2.4.4). */
export const linkTexts = lintRule<Root>('site:link-texts', (tree, file) => {
  visit(tree, 'element', (element) => {
    const { tagName, properties, children } = element;
    if (tagName !== 'a' || properties.href === undefined) return;
    const isShown =
      toString(element).trim() !== '' || children.some(({ type }) => type === 'element');
    if (isShown) return;
    const address = quote(String(properties.href));
    file.message(`the link to ${address} has no text; write one between [ and ]`, element);
  });
});
