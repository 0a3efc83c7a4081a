import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingIdsOf } from '../article/article-html';
import { placeholdersOf } from '../../../src/lib/interpolate';
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
};

/**
 * Lists the parts of an article that are checked.
 * @param firstLine the line of the file on which the article begins
 */
export function readArticle(markdown: string, firstLine: number): Article {
  const tree = parseMarkdown(markdown);
  const headings = headingIdsOf(toHtmlTree(tree));
  const article: Article = {
    isEmpty: isEmpty(tree),
    headings,
    links: [],
    images: [],
    placeholders: [],
  };
  const urls = definitionsOf(tree);

  visit(tree, (node) => {
    const line = firstLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'text' || node.type === 'inlineCode') {
      const names = placeholdersOf(node.value);
      article.placeholders.push(...names.map((name) => ({ name, line })));
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

/** The addresses of reference definitions such as `[pricing]: /pricing`; the first of a name counts. */
function definitionsOf(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  return urls;
}

const isComment = (node: Nodes) => node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value);

const isEmpty = (tree: Root): boolean =>
  tree.children.every((node) => node.type === 'definition' || isComment(node));
