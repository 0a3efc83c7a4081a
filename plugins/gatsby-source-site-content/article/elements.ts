import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { targetOf } from '../redirects';
import type { ArticleLabels } from './parse';

/**
 * Makes an article usable with the keyboard and a screen reader: wide tables and code scroll inside the
 * page (WCAG 2.1.1), and the checkboxes of a task list have names. Links lead where those of the header
 * do, and pages of other sites can't access `window.opener`.
 */
export const makeAccessible = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'pre') properties.tabIndex = 0;
    if (tagName === 'input')
      properties.ariaLabel = 'checked' in properties ? labels.done : labels.toDo;
    if (tagName === 'a') {
      properties.href = targetOf(String(properties.href));
      if (/^(?:https?:)?\/\//i.test(properties.href)) properties.rel = ['noopener'];
    }
    if (tagName !== 'table' || !parent || index === undefined) return;
    const frame = { role: 'group', ariaLabel: labels.table, tabIndex: 0 };
    parent.children[index] = h('div.scrolls', frame, [element]);
  });
