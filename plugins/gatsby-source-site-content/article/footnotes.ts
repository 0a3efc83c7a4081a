import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleWords } from './words';

const isFootnote = (element: Element) =>
  element.tagName === 'li' && String(element.properties.id).startsWith('fn-');

const hasClass = (element: Element, name: string) =>
  [element.properties.className].flat().includes(name);

/** Numbers the footnotes in the order of their list, and leads to them and back. */
export function finishFootnotes(tree: Root, words: ArticleWords): void {
  const list = findList(tree, words.footnotes);
  if (!list) return;
  const notes = list.children.filter((child) => child.type === 'element').filter(isFootnote);
  const uses = new Map<number, number>();

  visit(tree, 'element', (element) => {
    const link = element.tagName === 'sup' ? element.children[0] : undefined;
    if (link?.type !== 'element' || !hasClass(link, 'footnote-ref')) return;
    const number = notes.findIndex((note) => leadsTo(link, note)) + 1;
    if (number === 0) return;
    const use = (uses.get(number) ?? 0) + 1;
    uses.set(number, use);
    element.properties.id = referenceId(number, use);
    const ariaLabel = interpolate(words.footnote, { number });
    link.properties = { href: `#fn-${number}`, role: 'doc-noteref', ariaLabel };
    link.children = [{ type: 'text', value: String(number) }];
  });

  for (const [position, note] of notes.entries()) {
    const number = position + 1;
    removeBackLink(note);
    note.properties.id = `fn-${number}`;
    const last = note.children.findLast((child) => child.type === 'element') ?? note;
    for (let use = 1; use <= (uses.get(number) ?? 0); use += 1) {
      last.children.push({ type: 'text', value: ' ' }, backLink(number, use, words));
    }
  }
}

const leadsTo = (link: Element, note: Element) =>
  [`#${note.properties.id}`, `#${encodeURI(String(note.properties.id))}`].includes(
    String(link.properties.href),
  );

/** The list of the footnotes, in a section that says what it is. */
function findList(tree: Root, heading: string): Element | undefined {
  let list: Element | undefined;
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !hasClass(element, 'footnotes')) return;
    list = element.children.find((child) => child.type === 'element' && child.tagName === 'ol') as
      Element | undefined;
    if (!list) return;
    const title = h('h2', { id: 'footnotes' }, heading);
    parent.children[index] = h('section.footnotes', { ariaLabelledBy: 'footnotes' }, [title, list]);
  });
  return list;
}

function removeBackLink(note: Element) {
  visit(note, 'element', (element, index, parent) => {
    if (parent && index !== undefined && hasClass(element, 'footnote-backref'))
      parent.children.splice(index, 1);
  });
}

const referenceId = (note: number, use: number) => `fnref-${note}${use > 1 ? `-${use}` : ''}`;

const backLink = (number: number, place: number, words: ArticleWords) =>
  h(
    'a.footnote-back',
    {
      href: `#${referenceId(number, place)}`,
      role: 'doc-backlink',
      ariaLabel: interpolate(place > 1 ? words.backToPlace : words.backToText, { number, place }),
    },
    '↩',
  );
