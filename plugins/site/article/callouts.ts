import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { EXIT, visit } from 'unist-util-visit';
import type { ArticleLabels } from '../model/files/blog';
import { CALLOUT_KINDS, MARKER, PULL_QUOTE } from './callout-marker';
import { excerptOf } from './summary';

/** The first paragraph of a quotation and its first text node. */
export function beginningOf({ tagName, children }: Element): { first?: Element; text?: Text } {
  const first = children.find((child) => child.type === 'element');
  const [text] = tagName === 'blockquote' && first?.tagName === 'p' ? first.children : [];
  return text?.type === 'text' ? { first, text } : {};
}

/** The text of the first pull quote. */
export function firstPullQuote(tree: Root): string | undefined {
  let quote: string | undefined;
  visit(tree, 'element', (element) => {
    const marker = MARKER.exec(beginningOf(element).text?.value ?? '')?.[1];
    if (marker?.toLowerCase() !== PULL_QUOTE) return undefined;
    quote = excerptOf({ type: 'root', children: [element] }, Infinity);
    return EXIT;
  });
  return quote;
}

/**
 * Turns each quotation that begins with a line such as `[!NOTE]` into a callout, as GitHub does, or into a pull quote.
 * A callout stays a `<blockquote>`: reader views drop a short `<div>`.
 */
export const makeCallouts = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', (element) => {
    const { first, text } = beginningOf(element);
    const marker = MARKER.exec(text?.value ?? '')?.[1]?.toLowerCase();
    const kind = CALLOUT_KINDS.find((known) => known === marker);
    if (!first || !text || !(kind || marker === PULL_QUOTE)) return;
    text.value = text.value.replace(MARKER, '');
    const isMarkerOnly = first.children.length === 1 && text.value === '';
    const rest = element.children.filter((child) => !isMarkerOnly || child !== first);
    const label = kind && labels[kind];
    const properties = { role: 'note', ariaLabel: label, dataKind: kind };
    const callout = h('blockquote.callout', properties, [h('p.callout-label', label), ...rest]);
    Object.assign(element, kind ? callout : h('blockquote.pull-quote', rest));
  });
