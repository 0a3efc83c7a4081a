import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { findCalloutIssue } from './callouts';
import { listHeadings, listPlaces, type ArticleHeading } from './headings';
import { parseMarkdown, toElements, toSafeElements } from './parse';
import { excerptOf, minutesToRead } from './summary';
import { typeset } from './typography';
import { quote, uncheckable } from '../sentences';
import { findHtmlIssues } from './author-html';
import { findLostText } from './lost-text';
import { findOtherSyntax, type TextIssue } from './other-syntax';

/** What the site needs to know of a text, each part with its line; the first is 1. */
export type Article = {
  isEmpty: boolean;
  /** Its beginning, for lists and search engines. */
  excerpt: string;
  minutesToRead: number;
  headings: ArticleHeading[];
  /** The ids of its headings, and of other places to which a link can lead. */
  places: string[];
  /** The line of the first. */
  headingLine?: number;
  links: { url: string; line: number }[];
  images: { url: string; alt: string; line: number }[];
  /** The names in braces, which mean something in pages of prose only. */
  placeholders: { name: string; line: number }[];
  /** Problems of the markdown itself, such as HTML that the page can't show. */
  issues: TextIssue[];
};

/** A text without parts. It also stands for one that can't be read. */
export const emptyArticle = (): Article => ({
  isEmpty: false,
  excerpt: '',
  minutesToRead: 1,
  headings: [],
  places: [],
  links: [],
  images: [],
  placeholders: [],
  issues: [],
});

/** Parses a text. Its elements are safe to publish and typeset; all that the site shows of it is made of them. */
export function parseArticle(markdown: string): { article: Article; elements: Root } {
  try {
    const tree = parseMarkdown(markdown);
    const written = toElements(tree);
    const elements = toSafeElements(written);
    typeset(elements);
    const article = { ...readWritten(written), ...readShown(elements) };
    article.issues.push(
      ...findHtmlIssues(written, markdown),
      ...findOtherSyntax(markdown, tree),
      ...findLostText(markdown, tree),
    );
    return { article: { ...article, minutesToRead: minutesToRead(markdown) }, elements };
  } catch (error) {
    const message =
      error instanceof RangeError
        ? 'quotations, lists or HTML are nested too deeply'
        : uncheckable(error);
    const article = { ...emptyArticle(), issues: [{ message, line: 1 }] };
    return { article, elements: { type: 'root', children: [] } };
  }
}

/** An article with lines of its file, in which it begins on the line `first`. */
export function inFile(article: Article, first: number): Article {
  const moved = <Part extends { line: number }>(parts: Part[]) =>
    parts.map((part) => ({ ...part, line: part.line + first - 1 }));
  const { headingLine, links, images, placeholders, issues } = article;
  return {
    ...article,
    headingLine: headingLine && headingLine + first - 1,
    links: moved(links),
    images: moved(images),
    placeholders: moved(placeholders),
    issues: moved(issues),
  };
}

/** What a text has as it is written. */
function readWritten(tree: Root): Article {
  const article = emptyArticle();
  let line = 1;
  visit(tree, (node) => {
    // What the parsers add has no line: a text after a line break has an empty position, whatever its type says.
    line = node.position?.start?.line ?? line;
    if (node.type === 'text')
      article.placeholders.push(...placeholdersOf(node.value).map((name) => ({ name, line })));
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName)) article.headingLine ??= line;
    const { href, src, alt } = properties;
    const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
    if (tagName === 'a' && href !== undefined && !isFootnote) {
      article.links.push({ url: String(href), line });
      // A screen reader would read its address (WCAG 2.4.4).
      if (toString(node).trim() === '' && !node.children.some(({ type }) => type === 'element')) {
        const message = `the link to ${quote(String(href))} has no text; write one between [ and ]`;
        article.issues.push({ line, message });
      }
    }
    if (tagName === 'img')
      article.images.push({ url: String(src ?? ''), alt: String(alt ?? ''), line });
    const message = findCalloutIssue(node);
    if (message !== undefined) article.issues.push({ line, message });
  });
  return article;
}

/** What a page shows of a text. */
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
  };
}
