import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Says of each box of a task list whether it is done; only a list may have any. */
export function nameTasks(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'input') return;
    element.properties.ariaLabel = 'checked' in element.properties ? 'Done' : 'To do';
  });
}
