import type { Element, Root as HtmlRoot, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root } from 'mdast';
import { fromMarkdown, type Extension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';

/**
 * Parses the markdown of an article: CommonMark with GitHub's extensions (GFM). Everything that reads
 * articles uses this grammar.
 * @param extension handlers of tokens, besides those that build the tree
 */
export const parseMarkdown = (markdown: string, extension: Extension = {}): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown(), extension],
  });

/**
 * Converts the tree of an article to HTML elements, with the author's own HTML as elements among them.
 * The result isn't safe to publish: see article/safe-html.ts.
 */
export function toHtmlTree(tree: Root): HtmlRoot {
  const html = toHast(tree, { allowDangerousHtml: true, clobberPrefix: '' }) as HtmlRoot;
  for (const section of html.children.filter(isFootnoteSection)) {
    // Removes the English heading, because the site adds one in its own language.
    section.children = section.children.filter((child) => !isElement(child, 'h2'));
  }
  return raw(html) as HtmlRoot;
}

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const isFootnoteSection = (node: RootContent): node is Element =>
  isElement(node, 'section') && 'dataFootnotes' in node.properties;
