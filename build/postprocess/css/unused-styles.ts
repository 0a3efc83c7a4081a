import { AtRule, parse, type Container, type Root } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import { ALLOWED_HTML } from '../../../plugins/gatsby-source-site-content/article/safe-html';
import { inlineConstantProperties, removeUnusedProperties } from './custom-properties';
import { dropFallbacks } from './drop-fallbacks';
import { isFetched } from './font-faces';
import { canMatch, type Names } from './selector-names';

/** Classes of the elements that contain an article's HTML. Every article may have other elements. */
const OF_ARTICLES = /^(?:prose|article-body|contents-(?:above|beside))$/;

/** Classes that the theme gives the root (src/theme/engine.ts). */
const SET_BY_SCRIPT = ['dark', 'light'];

const WORD = /[\w-]+/g;

/**
 * Removes the rules of a stylesheet that documents with these names cannot use: their selectors name
 * an element, a class or an id that neither a document nor an article has. For the pages that follow,
 * the start script fetches the file with all rules (scripts/defer-scripts.ts).
 */
export function withoutUnusedStyles(css: string, names: Names): Root {
  const hasArticle = [...names.classes].some((name) => OF_ARTICLES.test(name));
  const present: Names = {
    ...names,
    tags: new Set([...names.tags, ...((hasArticle && ALLOWED_HTML.tagNames) || [])]),
    classes: new Set([...names.classes, ...SET_BY_SCRIPT]),
  };
  const root = parse(css);
  root.walkAtRules('font-face', (face) => void (isFetched(face) && face.remove()));
  dropFallbacks(root);
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = parser().astSync(rule.selector);
    const used = selectors.filter(
      (selector) => canMatch(selector, present) || (hasArticle && isOfArticles(selector)),
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

/**
 * Removes the keyframes that no value names.
 * @param others texts of other stylesheets in the same documents
 */
function removeUnusedAnimations(root: Root, others: Iterable<string>): void {
  const words = new Set([...others].flatMap((text) => text.match(WORD) ?? []));
  root.walkDecls(({ value }) => value.match(WORD)?.forEach((word) => words.add(word)));
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!words.has(keyframes.params)) keyframes.remove();
  });
}

/** Removes empty rules, from the inside out. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

const isOfArticles = (selector: Selector): boolean =>
  selector.some((node) => node.type === 'class' && OF_ARTICLES.test(node.value));
