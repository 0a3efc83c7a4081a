import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** Changes what mails and feed readers show otherwise than a browser does. */
export const makeReadable = (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    // Most don't open it, or open it without its marker.
    if (element.tagName === 'details') showContent(element);
    // Checked or not, a checkbox looks the same, or is left out.
    if (element.tagName !== 'input' || !parent || index === undefined) return;
    const isDone = 'checked' in element.properties;
    parent.children[index] = { type: 'text', value: isDone ? '☑' : '☐' };
    return SKIP;
  });

/** Makes a folded part an open block, whose summary is bold. */
function showContent(details: Element): void {
  details.tagName = 'div';
  details.properties = {};
  details.children = details.children.map((child): ElementContent =>
    child.type === 'element' && child.tagName === 'summary'
      ? h('p', [h('b', child.children)])
      : child,
  );
}
