import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from './accessibility';

/** Whether an element is the superscript number of a footnote, as mdast-util-to-hast makes it. */
export function isFootnoteReference({ tagName, children: [link] }: Element): boolean {
  return tagName === 'sup' && link?.type === 'element' && 'dataFootnoteRef' in link.properties;
}

/**
 * Gives footnotes short ids by their numbers (`fn-1`, `fnref-1`, `fnref-1-2`), names their links, and
 * adds the heading of their section. Reads the markup of mdast-util-to-hast.
 */
export function labelFootnotes(tree: Root, labels: ArticleLabels): void {
  const notes: Element[] = [];
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !('dataFootnotes' in element.properties)) return;
    const list = element.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'ol',
    );
    if (!list) return;
    notes.push(...list.children.filter((child) => child.type === 'element'));
    const title = h('h2', { id: 'footnotes' }, labels.footnotes);
    parent.children[index] = h('section.footnotes', { ariaLabelledBy: 'footnotes' }, [title, list]);
  });
  labelReferences(tree, notes.length, labels);
  for (const [index, note] of notes.entries()) {
    note.properties.id = `fn-${index + 1}`;
    labelBackLinks(note, index + 1, labels);
  }
}

function labelReferences(tree: Root, noteCount: number, labels: ArticleLabels): void {
  const uses = new Map<number, number>();
  visit(tree, 'element', (element) => {
    const [link] = element.children;
    if (!isFootnoteReference(element) || link?.type !== 'element') return;
    const number = Number(toString(link));
    if (!(number >= 1 && number <= noteCount)) return;
    const use = (uses.get(number) ?? 0) + 1;
    uses.set(number, use);
    element.properties.id = referenceId(number, use);
    const ariaLabel = interpolate(labels.footnote, { number });
    link.properties = { href: `#fn-${number}`, role: 'doc-noteref', ariaLabel };
  });
}

/** Relies on the order of the back links, which is that of the references in the text. */
function labelBackLinks(note: Element, number: number, labels: ArticleLabels): void {
  let place = 0;
  visit(note, 'element', (element) => {
    if (!('dataFootnoteBackref' in element.properties)) return;
    place += 1;
    const label = place > 1 ? labels.backToPlace : labels.backToText;
    element.children = [{ type: 'text', value: '↩' }];
    element.properties = {
      className: ['footnote-back'],
      href: `#${referenceId(number, place)}`,
      role: 'doc-backlink',
      ariaLabel: interpolate(label, { number, place }),
    };
  });
}

const referenceId = (number: number, use: number) => `fnref-${number}${use > 1 ? `-${use}` : ''}`;
