import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Lets wide tables and code scroll by themselves on a narrow screen, and be reached by keyboard
 * (WCAG 2.1.1).
 */
export function frame(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = scrolling(element);
    return SKIP;
  });
}

const scrolling = (table: Element) =>
  h('div.scrolls', { role: 'group', ariaLabel: 'Table', tabIndex: 0 }, [table]);
