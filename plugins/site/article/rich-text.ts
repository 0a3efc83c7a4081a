import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addPrefix, finishLink } from './addresses';
import { parseMarkdown, toElements, toSafeElements } from './parse';

/**
 * Renders a text of a data file, with its links, bold and italics, as safe HTML for any element that takes text. The
 * check of the content rejects all other markup.
 * @param targetOf where a link to a path of this site leads
 */
export function renderRichText(text: string, targetOf: (path: string) => string): string {
  const tree = toSafeElements(toElements(parseMarkdown(text)));
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') finishLink(element, targetOf);
  });
  addPrefix(tree);
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : node,
  );
  return unified().use(rehypeStringify).stringify({ type: 'root', children });
}
