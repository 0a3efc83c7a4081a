import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { ArticleWords } from './words';

/**
 * Lets wide tables and code scroll by themselves on a narrow screen, and be reached by keyboard
 * (WCAG 2.1.1).
 */
export function frame(tree: Root, words: ArticleWords): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = scrolling(element, words);
    return SKIP;
  });
}

const scrolling = (table: Element, words: ArticleWords) =>
  h('div.scrolls', { role: 'group', ariaLabel: words.table, tabIndex: 0 }, [table]);
