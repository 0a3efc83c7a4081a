import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { firstPullQuote } from './callouts';
import { listHeadings, listPlaces, type ArticleHeading } from './headings';
import { parseMarkdown, toElements, toSafeElements } from './parse';
import { findSliderMarkers, type SliderMarker } from './slider-marker';
import { excerptOf, minutesToRead } from './summary';
import { typeset } from './typography/typeset';
import { uncheckable } from '../sentences';
import { findTextIssues, type TextIssue } from './rules';

/** What the site needs to know about an article, with 1-based line numbers. */
export type Article = {
  isEmpty: boolean;
  /** The beginning, for lists and search engines. */
  excerpt: string;
  minutesToRead: number;
  /** The text of the first pull quote. */
  pullQuote?: string;
  headings: ArticleHeading[];
  /** All ids that a link can target. */
  places: string[];
  /** The line of the first heading. */
  headingLine?: number;
  /** A link whose address is its text is shown. */
  links: { url: string; line: number; isShown: boolean }[];
  /** Pictures and videos, which share a syntax. */
  images: { url: string; alt: string; title: string; line: number }[];
  /** The names in braces, which only pages of prose interpret. */
  placeholders: { name: string; line: number }[];
  sliders: SliderMarker[];
  /** Problems of the markdown itself, such as HTML that the page can't show. */
  issues: TextIssue[];
};

/** The facts about an empty or unreadable article. */
export const emptyArticle = (): Article => ({
  isEmpty: false,
  excerpt: '',
  minutesToRead: 1,
  headings: [],
  places: [],
  links: [],
  images: [],
  placeholders: [],
  sliders: [],
  issues: [],
});

/** Parses markdown into facts and into typeset elements that are safe to publish. */
export function parseArticle(markdown: string): { article: Article; elements: Root } {
  try {
    const tree = parseMarkdown(markdown);
    const written = toElements(tree);
    const elements = toSafeElements(written);
    typeset(elements);
    const article = { ...readWritten(written), ...readShown(elements) };
    const issues = findTextIssues(markdown, tree, written);
    return { article: { ...article, issues, minutesToRead: minutesToRead(markdown) }, elements };
  } catch (error) {
    const message =
      error instanceof RangeError
        ? 'quotations, lists or HTML are nested too deeply'
        : uncheckable(error);
    const article = { ...emptyArticle(), issues: [{ message, line: 1 }] };
    return { article, elements: { type: 'root', children: [] } };
  }
}

/** The facts about an article as written. */
function readWritten(tree: Root): Article {
  const article = { ...emptyArticle(), sliders: findSliderMarkers(tree) };
  let line = 1;
  visit(tree, (node) => {
    // Nodes that the parsers add have no line, although their type says so.
    line = node.position?.start?.line ?? line;
    if (node.type === 'text')
      article.placeholders.push(...placeholdersOf(node.value).map((name) => ({ name, line })));
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName)) article.headingLine ??= line;
    const { href, src, alt, title } = properties;
    if (tagName === 'a' && href !== undefined) {
      const url = String(href);
      article.links.push({ url, line, isShown: url.endsWith(toString(node)) });
    }
    if (tagName === 'img')
      article.images.push({
        url: String(src ?? ''),
        alt: String(alt ?? ''),
        title: String(title ?? ''),
        line,
      });
  });
  return article;
}

/** The facts about an article as shown. */
function readShown(tree: Root) {
  let isEmpty = toString(tree).trim() === '';
  visit(tree, 'element', ({ tagName }) => {
    if (['img', 'hr', 'input'].includes(tagName)) isEmpty = false;
  });
  return {
    isEmpty,
    headings: listHeadings(tree),
    places: listPlaces(tree),
    excerpt: excerptOf(tree),
    pullQuote: firstPullQuote(tree),
  };
}
