import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import { nameHeadingIds } from './heading-ids';
import type { ArticleWords } from './words';

/** A heading of an article, as its table of contents needs it. */
export type ArticleHeading = { depth: number; id: string; text: string };

const HEADING = /^h[1-6]$/;

/** Gives every heading an id by GitHub's rules. The page has its h1, so the author's are h2. */
export function nameHeadings(tree: Root): void {
  const nameHeading = nameHeadingIds();
  visit(tree, 'element', (element) => {
    if (!HEADING.test(element.tagName)) return;
    if (element.tagName === 'h1') element.tagName = 'h2';
    element.properties.id = nameHeading(toString(element));
  });
}

/** The headings of the second and third level, in order. */
export function listHeadings(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'h2' && tagName !== 'h3') return;
    const words = children.filter((child) => !('tagName' in child && child.tagName === 'sup'));
    const text = toString({ type: 'root', children: words }).trim();
    if (text) headings.push({ depth: Number(tagName[1]), id: String(properties.id), text });
  });
  return headings;
}

/** Puts a link to each heading beside it, where it isn't part of the heading's name. */
export function addAnchors(tree: Root, words: ArticleWords): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !HEADING.test(element.tagName)) return undefined;
    parent.children[index] = h('div.heading', [element, anchorOf(element, words)]);
    return SKIP;
  });
}

function anchorOf(heading: Element, words: ArticleWords) {
  const label = interpolate(words.anchor, { heading: toString(heading).trim() });
  return h('a.anchor', { href: `#${String(heading.properties.id)}`, ariaLabel: label }, '#');
}
