import type { Nodes } from 'hast';

/** The text of an element on one line: a line break separates words. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  const text = 'children' in node ? node.children.map(plainText).join('') : '';
  return text.replace(/\s+/g, ' ');
}
