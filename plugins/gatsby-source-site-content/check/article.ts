import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { nameHeadingIds } from '../article/heading-ids';

type Reference = { url: string; line: number };

/** What an article holds that can be wrong. */
export type Article = {
  isEmpty: boolean;
  /** The ids of its headings, as `#heading` links name them. */
  headings: string[];
  links: Reference[];
  images: (Reference & { alt: string })[];
};

/**
 * Reads an article.
 * @param firstLine the line of the file on which it begins
 */
export function readArticle(markdown: string, firstLine: number): Article {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const article: Article = { isEmpty: isEmpty(tree), headings: [], links: [], images: [] };
  const urls = definitionsOf(tree);
  const nameHeading = nameHeadingIds();

  visit(tree, (node) => {
    const line = firstLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'heading') {
      article.headings.push(nameHeading(toString(node, { includeImageAlt: false })));
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

/** Addresses that stand apart from the links that use them: `[pricing]: /pricing`. */
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
