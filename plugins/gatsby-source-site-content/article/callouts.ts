import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { ArticleWords } from './words';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const MARK = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/;

const isElement = (node?: ElementContent): node is Element => node?.type === 'element';

/** Makes a callout of each quotation that begins with a line like `[!NOTE]`, as GitHub does. */
export function makeCallouts(tree: Root, words: ArticleWords): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'blockquote') return;
    const first = element.children.find(isElement);
    const text = first?.tagName === 'p' ? first.children[0] : undefined;
    if (!first || text?.type !== 'text') return;
    const mark = MARK.exec(text.value)?.[1]?.toLowerCase();
    const kind = KINDS.find((known) => known === mark);
    if (!kind) return;

    text.value = text.value.replace(MARK, '');
    const isOnlyTheMark = first.children.length === 1 && text.value === '';
    const rest = element.children.filter((child) => !isOnlyTheMark || child !== first);
    const { children, tagName, properties } = callout(kind, words[kind], rest);
    Object.assign(element, { children, tagName, properties });
  });
}

const callout = (kind: string, label: string, children: ElementContent[]) =>
  h('div.callout', { role: 'note', ariaLabel: label, dataKind: kind }, [
    h('p.callout-label', label),
    ...children,
  ]);
