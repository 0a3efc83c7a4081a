import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Pages of other sites don't get hold of the window they were opened from. */
export function guardLinks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && /^(?:https?:)?\/\//i.test(String(properties.href))) {
      properties.rel = ['noopener'];
    }
  });
}
