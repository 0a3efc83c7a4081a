import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

const isBlank = (node: Element['children'][number]) =>
  node.type === 'text' && node.value.trim() === '';

/** A picture alone in its paragraph, with a title, becomes a figure with a caption. */
export function makeFigures(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'p' || !parent || index === undefined) return;
    const [picture, ...others] = element.children.filter((child) => !isBlank(child));
    if (others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img') return;
    const { title, ...properties } = picture.properties;
    if (!title) return;
    const image = { ...picture, properties };
    parent.children[index] = h('figure', [image, h('figcaption', String(title))]);
  });
}
