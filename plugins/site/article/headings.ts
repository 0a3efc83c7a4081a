import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import { PAGE_IDS } from '../../../src/lib/page-ids';
import type { ArticleLabels } from '../model/files/blog';
import { FOOTNOTES_ID } from './footnotes';
import { plainText } from './plain-text';

/** A heading of an article, with its text. */
export type ArticleHeading = { depth: number; id: string; value: string };

const HEADING = /^h[1-6]$/;

/** Ids used by the page around an article, by Gatsby or by the site. */
export const TAKEN_IDS: readonly string[] = [
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  ...Object.values(PAGE_IDS),
];

const isHeading = ({ tagName, properties }: Element) =>
  HEADING.test(tagName) && properties.id !== FOOTNOTES_ID;

/** Keeps an author's ids, including the `name` of an `<a>`. Removes those that are already taken. */
export function keepPlaces(tree: Root): void {
  const taken = new Set<unknown>(TAKEN_IDS);
  visit(tree, 'element', (element) => {
    const { name, id = name, ...properties } = element.properties;
    if (id === undefined) return;
    element.properties = taken.has(id) ? properties : { ...properties, id };
    taken.add(id);
  });
}

/** Gives headings ids by GitHub's rules, unique in the page, and turns an author's h1 into an h2. */
export function addHeadingIds(tree: Root): void {
  const slugger = new GithubSlugger();
  for (const id of [...TAKEN_IDS, FOOTNOTES_ID]) slugger.slug(id);
  // Ids of anchors and footnotes: `## Fn 1` must not take a footnote's id.
  visit(tree, 'element', ({ properties: { id } }) => void (slugger.occurrences[String(id)] = 0));
  visit(tree, 'element', (element) => {
    if (!isHeading(element)) return;
    if (element.tagName === 'h1') element.tagName = 'h2';
    element.properties.id ??= slugger.slug(slug(headingText(element)) || 'section');
  });
}

/** All ids that a link can target. */
export function listPlaces(tree: Root): string[] {
  const places: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (id !== undefined) places.push(String(id));
  });
  return places;
}

/** All headings in order, of every level. */
export function listHeadings(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, 'element', (element) => {
    if (!isHeading(element)) return;
    const depth = Number(element.tagName.slice(1));
    headings.push({ depth, id: String(element.properties.id), value: headingText(element) });
  });
  return headings;
}

/**
 * Puts a permalink before each heading: inside, it would be part of the accessible name. The link gets the id, because
 * reader views drop headings with ids such as "share" or "related".
 */
export const linkHeadings = (labels: Pick<ArticleLabels, 'anchor'>) => (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    const { id, ...properties } = element.properties;
    if (!parent || index === undefined || !isHeading(element)) return undefined;
    const ariaLabel = interpolate(labels.anchor, { heading: headingText(element) });
    parent.children.splice(index, 0, h('a.anchor', { id, href: `#${String(id)}`, ariaLabel }));
    element.properties = properties;
    return [SKIP, index + 2];
  });

/** The text of a heading without footnote numbers. */
export const headingText = (heading: Element): string =>
  plainText({ type: 'root', children: heading.children.filter(isText) }).trim();

const isText = (node: ElementContent) =>
  !(
    node.type === 'element' &&
    node.tagName === 'sup' &&
    node.children.some((link) => link.type === 'element' && 'dataFootnoteRef' in link.properties)
  );
