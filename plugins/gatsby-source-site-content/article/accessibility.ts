import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type blog from '../../../content/data/blog.json';

/** The texts that the site adds to an article, such as labels of callouts and names of links. */
export type ArticleLabels = (typeof blog)['article'];

/** Gives each checkbox of a task list an accessible name that says whether the task is done. */
export function nameTaskBoxes(tree: Root, labels: ArticleLabels): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'input') return;
    element.properties.ariaLabel = 'checked' in element.properties ? labels.done : labels.toDo;
  });
}

/** Makes wide tables and code scrollable inside the page, also with the keyboard (WCAG 2.1.1). */
export function makeScrollable(tree: Root, labels: ArticleLabels): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    const properties = { role: 'group', ariaLabel: labels.table, tabIndex: 0 };
    parent.children[index] = h('div.scrolls', properties, [element]);
    return SKIP;
  });
}
