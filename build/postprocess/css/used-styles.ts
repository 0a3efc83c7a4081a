import { AtRule, parse, type Container, type Root } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import { ALLOWED_HTML } from '../../../plugins/gatsby-source-site-content/article/safe-html';
import { FONTS_MARK } from '../../../src/inline-scripts/late-fonts';
import type { TextFile } from '../../lib/hashed-file';
import { inlineConstantProperties } from './constant-properties';
import { isFetched } from './font-faces';
import { dropFallbacks } from './drop-fallbacks';
import { removeUnusedAnimations } from './unused-animations';
import { removeUnusedProperties } from './unused-properties';
import { isUsable } from './usable-selectors';
import type { Names } from './used-names';

/** The element in which Gatsby writes the stylesheet into a document. */
export const STYLESHEET_IN_DOCUMENT =
  /<style data-href="([^"]+)" data-identity="gatsby-global-css">(.*?)<\/style>/s;

/** Classes below which an article's own stand, of which every article may have others. */
const OF_ARTICLES = /^(?:prose|article-body|contents-(?:above|beside))$/;

/** Classes that the theme gives the root (src/theme/engine.ts). */
const SET_BY_SCRIPT = ['dark', 'light'];

/** The site's stylesheet: the file of it, whose text Gatsby writes into documents. */
export const stylesheetOf = (html: string): TextFile | undefined => {
  const [, address, text] = STYLESHEET_IN_DOCUMENT.exec(html) ?? [];
  return address === undefined ? undefined : { address, text: text! };
};

/**
 * Leaves in a document only the styles that documents of its kind use. The fonts' rules stand apart, and
 * count at once only where there is no script to let them (src/inline-scripts/late-fonts.ts).
 */
export const withStyles = (html: string, styles: string, fonts: string): string =>
  html.replace(
    STYLESHEET_IN_DOCUMENT,
    () => `<style>${styles}</style><style ${FONTS_MARK} media="(scripting: none)">${fonts}</style>`,
  );

/**
 * Chooses of a stylesheet the rules that documents of a kind can use. What is left out asks for an
 * element, a class or an id that none of them has, nor an article may have. The file with all rules
 * comes with React, which brings others.
 */
export function usedStyles(css: string, names: Names): Root {
  const isArticle = [...names.classes].some((name) => OF_ARTICLES.test(name));
  const found: Names = {
    ...names,
    tags: new Set([...names.tags, ...(isArticle ? ALLOWED_HTML.tagNames! : [])]),
    classes: new Set([...names.classes, ...SET_BY_SCRIPT]),
  };
  const root = parse(css);
  root.walkAtRules('font-face', (face) => void (isFetched(face) && face.remove()));
  dropFallbacks(root);
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = parser().astSync(rule.selector);
    const used = selectors.filter(
      (selector) => isUsable(selector, found) || (isArticle && isOfArticles(selector)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < selectors.length) rule.selector = used.join();
  });
  removeUnusedAnimations(root, names.styles);
  inlineConstantProperties(root);
  removeUnusedProperties(root);
  removeEmpty(root);
  return root;
}

/** Takes out what has nothing in it any more, from the inside out. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

const isOfArticles = (selector: Selector): boolean =>
  selector.some((node) => node.type === 'class' && OF_ARTICLES.test(node.value));
