import type { Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { findCalloutIssue } from '../article/callouts';
import { listHeadings } from '../article/headings';
import { fromHtml, parseMarkdown, toSafeTree } from '../article/parse';
import { ALLOWED_HTML } from '../article/safe-html';

type Reference = { url: string; line: number };

/** The parts of an article that are checked. */
export type Article = {
  isEmpty: boolean;
  /** The ids of its headings in the page. */
  headings: string[];
  links: Reference[];
  images: (Reference & { alt: string })[];
  /** The names in braces, which mean something in pages of prose only. */
  placeholders: { name: string; line: number }[];
  /** Problems of the markdown itself, such as HTML that the page can't show. */
  issues: { message: string; line: number }[];
};

/** Stands for an article that can't be read. */
export const NO_ARTICLE: Article = {
  isEmpty: false,
  headings: [],
  links: [],
  images: [],
  placeholders: [],
  issues: [],
};

/**
 * Lists the parts of an article that are checked.
 * @param firstLine the line of the file on which the article begins
 */
export function readArticle(markdown: string, firstLine: number): Article {
  try {
    return readTree(parseMarkdown(markdown), firstLine);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'quotations, lists or HTML are nested too deeply';
    return { ...NO_ARTICLE, issues: [{ message, line: firstLine }] };
  }
}

function readTree(tree: Root, firstLine: number): Article {
  const shown = toSafeTree(tree);
  const article: Article = {
    isEmpty: isEmpty(shown),
    headings: listHeadings(shown).map(({ id }) => id),
    links: [],
    images: [],
    placeholders: [],
    issues: [],
  };
  const urls = definitionsOf(tree);

  visit(tree, (node) => {
    const line = firstLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'text' || node.type === 'inlineCode') {
      const names = placeholdersOf(node.value);
      article.placeholders.push(...names.map((name) => ({ name, line })));
    }
    if (node.type === 'html') readHtml(node, line, article);
    if (node.type === 'blockquote') {
      const message = findCalloutIssue(node);
      if (message !== undefined) article.issues.push({ message, line });
    }
    if (node.type === 'link' || node.type === 'linkReference')
      article.links.push({ url: 'url' in node ? node.url : urls.get(node.identifier)!, line });
    if (node.type === 'image' || node.type === 'imageReference') {
      const url = 'url' in node ? node.url : urls.get(node.identifier)!;
      article.images.push({ url, alt: node.alt ?? '', line });
    }
  });
  return article;
}

/** Adds the links and pictures of an author's own HTML, and an issue for each element that a page leaves out. */
function readHtml({ value }: Html, line: number, article: Article): void {
  visit(fromHtml(value), 'element', ({ tagName, properties }) => {
    if (!ALLOWED_HTML.tagNames?.includes(tagName)) {
      article.issues.push({ line, message: `the page can’t show the element <${tagName}>` });
    }
    const { href, src, alt } = properties;
    if (tagName === 'a' && href !== undefined) article.links.push({ url: String(href), line });
    if (tagName === 'img')
      article.images.push({ url: String(src ?? ''), alt: String(alt ?? ''), line });
  });
}

/** The addresses of definitions such as `[pricing]: /pricing`. The first of a name counts, as in CommonMark. */
function definitionsOf(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  return urls;
}

/** Whether the page would show nothing of the article. */
function isEmpty(tree: HtmlRoot): boolean {
  let isBlank = toString(tree).trim() === '';
  visit(tree, 'element', ({ tagName }) => {
    if (['img', 'hr', 'input'].includes(tagName)) isBlank = false;
  });
  return isBlank;
}
