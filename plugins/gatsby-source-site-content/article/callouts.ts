import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Blockquote } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean, oneOf, quote } from '../schema/sentences';
import type { ArticleLabels } from './parse';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const MARKER = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/;

const isElement = (node?: ElementContent): node is Element => node?.type === 'element';

/** A text that an author may have meant as the marker of a callout. */
const MEANT = /^\s*\[!([^\]\n]*)\]/;

/** Returns a message if a quotation begins like a callout but isn't one. */
export function findCalloutIssue({ children: [first] }: Blockquote): string | undefined {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  const meant = text?.type === 'text' ? MEANT.exec(text.value)?.[1] : undefined;
  if (meant === undefined || text?.type !== 'text') return undefined;
  const markers = KINDS.map((kind) => kind.toUpperCase());
  if (!markers.includes(meant)) {
    const known = markers.map((marker) => `[!${marker}]`);
    return `expected ${oneOf(known)}, found ${quote(`[!${meant}]`)}${didYouMean(`[!${meant}]`, known)}`;
  }
  return MARKER.test(text.value) ? undefined : `the marker [!${meant}] stands on a line of its own`;
}

/** Turns each quotation that begins with a line such as `[!NOTE]` into a callout, as GitHub does. */
export const makeCallouts = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'blockquote') return;
    const first = element.children.find(isElement);
    const text = first?.tagName === 'p' ? first.children[0] : undefined;
    if (!first || text?.type !== 'text') return;
    const marker = MARKER.exec(text.value)?.[1]?.toLowerCase();
    const kind = KINDS.find((known) => known === marker);
    if (!kind) return;

    text.value = text.value.replace(MARKER, '');
    const isMarkerOnly = first.children.length === 1 && text.value === '';
    const rest = element.children.filter((child) => !isMarkerOnly || child !== first);
    const { children, tagName, properties } = callout(kind, labels[kind], rest);
    Object.assign(element, { children, tagName, properties });
  });

const callout = (kind: string, label: string, children: ElementContent[]) =>
  h('div.callout', { role: 'note', ariaLabel: label, dataKind: kind }, [
    h('p.callout-label', label),
    ...children,
  ]);
