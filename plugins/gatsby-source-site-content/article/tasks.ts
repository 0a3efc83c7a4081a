import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { ArticleWords } from './words';

/** Says of each box of a task list whether it is done; only a list may have any. */
export function nameTasks(tree: Root, words: ArticleWords): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'input') return;
    element.properties.ariaLabel = 'checked' in element.properties ? words.done : words.toDo;
  });
}
