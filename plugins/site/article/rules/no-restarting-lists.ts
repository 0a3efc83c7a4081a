import type { List, Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

const isNumbered = (node: Nodes | undefined): node is List =>
  node?.type === 'list' && !!node.ordered;

/** Whether a block illustrates a step, so that the steps continue after it. */
function isIllustration(node: Nodes): boolean {
  if (node.type === 'paragraph')
    return node.children.every(
      (child) => child.type === 'image' || (child.type === 'text' && child.value.trim() === ''),
    );
  return (
    node.type === 'code' ||
    node.type === 'table' ||
    (node.type === 'html' && /<img\b/i.test(node.value))
  );
}

/** Lists of steps that restart at 1, because a picture ends the list before it. */
export const noRestartingLists = lintRule<Root>('site:no-restarting-lists', (tree, file) => {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    let steps = 0;
    let isOpen = false;
    for (const child of node.children) {
      if (isNumbered(child)) {
        const isAgain = isOpen && (child.start ?? 1) === 1;
        if (isAgain)
          file.message(
            `these steps begin at 1 again; write ${steps + 1}. here, or begin what stands above with three spaces`,
            child,
          );
        steps = (isAgain ? steps : (child.start ?? 1) - 1) + child.children.length;
        isOpen = true;
      } else if (!isIllustration(child)) isOpen = false;
    }
  });
});
