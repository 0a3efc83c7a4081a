import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { showFile, type ArticlePicture } from './figures';

/** The picture of an article, which its page shows above the text, and what it shows in words. */
export type TopPicture = { file: ArticlePicture; alt: string };

/** Begins the text with the article's picture, because the lists of many feed readers show the first one of a text. */
export const beginWithPicture =
  ({ file, alt }: TopPicture) =>
  (tree: Root) => {
    const image = h('img', { alt });
    showFile(image, file);
    tree.children.unshift(h('p', [image]), { type: 'text', value: '\n' });
  };

/** Changes what email clients and feed readers show differently from browsers. */
export const makeReadable = (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    // Most don't expand it, or show it without its marker.
    if (element.tagName === 'details') showContent(element);
    // Checked and unchecked boxes look the same, or are left out.
    if (element.tagName !== 'input' || !parent || index === undefined) return;
    const isDone = 'checked' in element.properties;
    parent.children[index] = { type: 'text', value: isDone ? '☑' : '☐' };
    return SKIP;
  });

/** Turns a collapsed section into an open block with a bold summary. */
function showContent(details: Element): void {
  details.tagName = 'div';
  details.properties = {};
  details.children = details.children.map((child): ElementContent =>
    child.type === 'element' && child.tagName === 'summary'
      ? h('p', [h('b', child.children)])
      : child,
  );
}
