import type { Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { findCalloutIssue } from '../article/callouts';
import { listHeadings, type ArticleHeading } from '../article/headings';
import { parseMarkdown, toElements, toSafeElements } from '../article/parse';
import { excerptOf, minutesToRead } from '../article/summary';
import { typeset } from '../article/typography';
import { quote, uncheckable } from '../sentences';
import { findHtmlIssues } from './html';
import { findLostText } from './lost-text';
import { findOtherSyntax, type TextIssue } from './other-syntax';

/** What the site needs to know of an article's text, each part with its line in the file. */
export type Article = {
  isEmpty: boolean;
  /** Its beginning, for lists and search engines. */
  excerpt: string;
  minutesToRead: number;
  headings: ArticleHeading[];
  /** The line of the first. */
  headingLine?: number;
  links: { url: string; line: number }[];
  images: { url: string; alt: string; line: number }[];
  /** The names in braces, which mean something in pages of prose only. */
  placeholders: { name: string; line: number }[];
  /** Problems of the markdown itself, such as HTML that the page can't show. */
  issues: TextIssue[];
};

/** An article without parts. It also stands for one that can't be read. */
export const emptyArticle = (): Article => ({
  isEmpty: false,
  excerpt: '',
  minutesToRead: 1,
  headings: [],
  links: [],
  images: [],
  placeholders: [],
  issues: [],
});

/**
 * Reads an article's text.
 * @param firstLine the line of the file on which the article begins
 */
export function readArticle(markdown: string, firstLine: number): Article {
  try {
    const tree = parseMarkdown(markdown);
    const elements = toElements(tree);
    const { issues, ...parts } = readElements(elements, firstLine);
    const lost = [
      ...findHtmlIssues(elements, markdown),
      ...findOtherSyntax(markdown, tree),
      ...findLostText(markdown, tree),
    ];
    return {
      ...parts,
      issues: [...issues, ...lost.map((issue) => ({ ...issue, line: firstLine + issue.line - 1 }))],
      minutesToRead: minutesToRead(markdown),
    };
  } catch (error) {
    const message =
      error instanceof RangeError
        ? 'quotations, lists or HTML are nested too deeply'
        : uncheckable(error);
    return { ...emptyArticle(), issues: [{ message, line: firstLine }] };
  }
}

/**
 * The line of the file on which a node begins. Nodes that the parsers add have none: a text after a line break has an
 * empty position, whatever its type says, and the links of footnotes have no position.
 */
const startOf = ({ position }: Nodes, firstLine: number): number | undefined =>
  position?.start?.line === undefined ? undefined : firstLine + position.start.line - 1;

function readElements(tree: Root, firstLine: number): Article {
  const article = emptyArticle();
  let line = firstLine;
  visit(tree, (node) => {
    line = startOf(node, firstLine) ?? line;
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
  const shown = toSafeElements(tree);
  typeset(shown);
  article.headings = listHeadings(shown);
  article.excerpt = excerptOf(shown);
  article.isEmpty = toString(shown).trim() === '';
  visit(shown, 'element', ({ tagName }) => {
    if (['img', 'hr', 'input'].includes(tagName)) article.isEmpty = false;
  });
  return article;
}
