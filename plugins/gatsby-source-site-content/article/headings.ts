import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from './accessibility';
import { isFootnoteReference } from './footnotes';

/** A heading of an article, for its table of contents. */
export type ArticleHeading = { depth: number; id: string; text: string };

const HEADING = /^h[1-6]$/;

/** The ids of the page around an article; a test compares them with the page itself. */
export const PAGE_IDS = [
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'site-menu',
  'theme-choice',
  'content',
  'footnotes',
  'related-title',
  'footer-product',
  'footer-resources',
];

/**
 * Gives every heading an id by GitHub's rules, unique in the page. The page has its h1 already, so an
 * author's h1 becomes an h2.
 */
export function addHeadingIds(tree: Root): void {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  visit(tree, 'element', (element) => {
    if (!HEADING.test(element.tagName)) return;
    if (element.tagName === 'h1') element.tagName = 'h2';
    element.properties.id = slugger.slug(headingText(element)) || slugger.slug('section');
  });
}

/** All headings in order, of every level. */
export function listHeadings(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (!HEADING.test(tagName)) return;
    const text = headingText(element);
    headings.push({ depth: Number(tagName.slice(1)), id: String(properties.id), text });
  });
  return headings;
}

/** Puts a link to each heading after it: inside, the link would be part of the heading's accessible name. */
export function addAnchors(tree: Root, labels: ArticleLabels): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !HEADING.test(element.tagName)) return undefined;
    parent.children[index] = h('div.heading', [element, anchorOf(element, labels)]);
    return SKIP;
  });
}

function anchorOf(heading: Element, labels: ArticleLabels) {
  const label = interpolate(labels.anchor, { heading: headingText(heading) });
  return h('a.anchor', { href: `#${String(heading.properties.id)}`, ariaLabel: label }, '#');
}

/** The text of a heading without the numbers of footnotes. */
const headingText = (heading: Element): string =>
  toString({ type: 'root', children: heading.children.filter(isText) }).trim();

const isText = (node: ElementContent) => node.type !== 'element' || !isFootnoteReference(node);
