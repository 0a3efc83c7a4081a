import type { Nodes, Root as HtmlRoot } from 'hast';
import type { Html, Root } from 'mdast';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { findCalloutIssue } from '../article/callouts';
import { headingIdsOf } from '../article/article-html';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { ALLOWED_HTML, sanitizeHtml } from '../article/safe-html';
import { parseMarkdown, toHtmlTree } from '../markdown/parse-markdown';

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

/** The greatest number of characters: a build needs many seconds for a longer article. */
const LONGEST = 100_000;

/** The greatest depth of nesting: a deeper article would overflow the stack, here or in the build. */
const DEEPEST = 100;
const DEEP_LINE = new RegExp(
  String.raw`^[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+){${DEEPEST}}`,
  'm',
);
const TOO_DEEP = `quotations, lists or HTML are nested more than ${DEEPEST} levels deep`;

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
  if (markdown.length > LONGEST) {
    const [count, most] = [markdown.length, LONGEST].map((size) => size.toLocaleString('en-US'));
    return refuse(`the article has ${count} characters, and ${most} are the most`, firstLine);
  }
  if (DEEP_LINE.test(markdown)) return refuse(TOO_DEEP, firstLine);
  try {
    return readTree(parseMarkdown(markdown), firstLine);
  } catch (error) {
    if (error instanceof RangeError) return refuse(TOO_DEEP, firstLine);
    throw error;
  }
}

const refuse = (message: string, line: number): Article => ({
  ...NO_ARTICLE,
  issues: [{ message, line }],
});

function readTree(tree: Root, firstLine: number): Article {
  const html = toHtmlTree(tree);
  if (isTooDeep(html)) return refuse(TOO_DEEP, firstLine);
  const article: Article = {
    isEmpty: isEmpty(html),
    headings: headingIdsOf(html),
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
    if (node.type === 'link') article.links.push({ url: node.url, line });
    if (node.type === 'linkReference')
      article.links.push({ url: urls.get(node.identifier)!, line });
    if (node.type === 'image') article.images.push({ url: node.url, alt: node.alt ?? '', line });
    if (node.type === 'imageReference') {
      article.images.push({ url: urls.get(node.identifier)!, alt: node.alt ?? '', line });
    }
  });
  return article;
}

/** Adds the links and pictures of an author's own HTML, and an issue for each element that a page leaves out. */
function readHtml({ value }: Html, line: number, article: Article): void {
  const fragment = toHtmlTree({ type: 'root', children: [{ type: 'html', value }] });
  visit(fragment, 'element', ({ tagName, properties }) => {
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
  const shown = sanitizeHtml(tree);
  let isBlank = toString(shown).trim() === '';
  visit(shown, 'element', ({ tagName }) => {
    if (!['img', 'hr', 'input'].includes(tagName)) return undefined;
    isBlank = false;
    return EXIT;
  });
  return isBlank;
}

/** Works without recursion, because a tree that is too deep would overflow the stack. */
function isTooDeep(tree: HtmlRoot): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}
