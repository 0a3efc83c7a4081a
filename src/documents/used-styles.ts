import { AtRule, parse, type Container } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import { FONTS_MARK } from '../instant/late-fonts';
import type { TextFile } from './file-with-hash';
import { isFetched } from './font-faces';
import { removeUnusedProperties } from './unused-properties';

/** The element in which Gatsby writes the stylesheet into a document. */
export const STYLESHEET_IN_DOCUMENT =
  /<style data-href="([^"]+)" data-identity="gatsby-global-css">(.*?)<\/style>/s;
const CLASSES_AND_IDS = /\s(class|id)="([^"]*)"/g;

/** Classes below which an article's own stand, of which every article may have others. */
const OF_ARTICLES = /^(?:prose|article-body|contents-(?:above|beside))$/;

/** Classes that the theme gives the root (src/theme/engine.ts). */
const SET_BY_SCRIPT = ['dark', 'light'];

/** The classes and ids of documents of one kind. */
export type Names = { classes: Set<string>; ids: Set<string> };

/** The site's stylesheet: the file of it, whose text Gatsby writes into documents. */
export const stylesheetOf = (html: string): TextFile | undefined => {
  const [, address, text] = STYLESHEET_IN_DOCUMENT.exec(html) ?? [];
  return address === undefined ? undefined : { address, text: text! };
};

/** Adds the classes and ids that stand in a document. */
export function collectNames(html: string, { classes, ids }: Names): void {
  for (const [, attribute, value] of html.matchAll(CLASSES_AND_IDS)) {
    for (const name of value!.split(/\s+/)) (attribute === 'id' ? ids : classes).add(decode(name));
  }
}

/**
 * Leaves in a document only the styles that documents of its kind use. The fonts' rules stand apart, and
 * count at once only where there is no script to let them (src/instant/late-fonts.ts).
 */
export const withStyles = (html: string, styles: string, fonts: string): string =>
  html.replace(
    STYLESHEET_IN_DOCUMENT,
    () => `<style>${styles}</style><style ${FONTS_MARK} media="(scripting: none)">${fonts}</style>`,
  );

/**
 * Chooses of a stylesheet the rules that documents of a kind can use. What is left out asks for a class
 * or an id that none of them has. States, elements and attributes count as there, because visitors,
 * scripts and articles bring others; the file with all rules comes with React, which brings other
 * classes.
 */
export function usedStyles(css: string, names: Names): string {
  const isArticle = [...names.classes].some((name) => OF_ARTICLES.test(name));
  const found: Names = { ...names, classes: new Set([...names.classes, ...SET_BY_SCRIPT]) };
  const root = parse(css);
  root.walkAtRules('font-face', (face) => void (isFetched(face) && face.remove()));
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = parser().astSync(rule.selector);
    const used = selectors.filter(
      (selector) => isUsable(selector, found) || (isArticle && isOfArticles(selector)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < selectors.length) rule.selector = used.join();
  });
  removeUnusedProperties(root);
  removeEmpty(root);
  return root.toString();
}

/** Takes out what has nothing in it any more, from the inside out. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Whether an element could match: what stands in `:not()` or `:has()` says nothing about that. */
const isUsable = (selector: Selector, found: Names): boolean =>
  selector.every((node) => {
    if (node.type === 'class') return found.classes.has(node.value);
    if (node.type === 'id') return found.ids.has(node.value);
    const isChoice = node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value);
    return !isChoice || node.nodes.some((choice) => isUsable(choice, found));
  });

const isOfArticles = (selector: Selector): boolean =>
  selector.some((node) => node.type === 'class' && OF_ARTICLES.test(node.value));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (name: string) =>
  name.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity]!);
