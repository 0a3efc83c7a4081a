import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { ArticleLabels } from '../model/blog';
import { didYouMean, oneOf, quote } from '../sentences';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
const PULL_QUOTE = 'pullquote';
const MARKERS = [...KINDS, PULL_QUOTE].map((kind) => `[!${kind.toUpperCase()}]`);
const MARKER = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/;

/** Text that was probably meant as a callout marker. */
const MEANT = /^\s*(\[![^\]\n]*\])/;

/** The first paragraph of a quotation and its first text node. */
function beginningOf({ tagName, children }: Element): { first?: Element; text?: Text } {
  const first = children.find((child) => child.type === 'element');
  const [text] = tagName === 'blockquote' && first?.tagName === 'p' ? first.children : [];
  return text?.type === 'text' ? { first, text } : {};
}

/** Returns a message for a quotation that looks like a callout but isn't one. */
export function findCalloutIssue(element: Element): string | undefined {
  const { text } = beginningOf(element);
  const meant = MEANT.exec(text?.value ?? '')?.[1];
  if (text === undefined || meant === undefined) return undefined;
  if (!MARKERS.includes(meant))
    return `expected ${oneOf(MARKERS)}, found ${quote(meant)}${didYouMean(meant, MARKERS)}`;
  return MARKER.test(text.value) ? undefined : `put the marker ${meant} on its own line`;
}

/** Turns each quotation that begins with a line such as `[!NOTE]` into a callout, as GitHub does, or into a pull quote. */
export const makeCallouts = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', (element) => {
    const { first, text } = beginningOf(element);
    const marker = MARKER.exec(text?.value ?? '')?.[1]?.toLowerCase();
    const kind = KINDS.find((known) => known === marker);
    if (!first || !text || !(kind || marker === PULL_QUOTE)) return;
    text.value = text.value.replace(MARKER, '');
    const isMarkerOnly = first.children.length === 1 && text.value === '';
    const rest = element.children.filter((child) => !isMarkerOnly || child !== first);
    const label = kind && labels[kind];
    const properties = { role: 'note', ariaLabel: label, dataKind: kind };
    const callout = h('div.callout', properties, [h('p.callout-label', label), ...rest]);
    Object.assign(element, kind ? callout : h('blockquote.pull-quote', rest));
  });
