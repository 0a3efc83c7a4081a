import type { Extension } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './parse-markdown';

/** The address of a link, a picture or a definition, with its offsets in the markdown. */
export type Address = { url: string; isPicture: boolean; start: number; end: number };
type Edit = { start: number; end: number; text: string };

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|$))/g;
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|[/#])/i;

/**
 * Replaces the addresses of links, pictures and reference definitions. Everything else keeps the
 * author's spelling; autolinks (`<https://…>`) and addresses in HTML stay, too.
 * @param addresses those of {@link findAddresses}
 */
export function rewriteAddresses(
  markdown: string,
  addresses: readonly Address[],
  rewrite: (url: string, isPicture: boolean) => string,
): string {
  const edits = addresses.flatMap(({ url, isPicture, start, end }) => {
    const rewritten = rewrite(url, isPicture);
    if (rewritten === url) return [];
    return [{ start, end, text: escapeAddress(rewritten, markdown.slice(start, end)) }];
  });
  return applyEdits(markdown, edits);
}

/** The relative addresses of pictures, such as `./images/soup.jpg`, without duplicates. */
export function relativePictureAddresses(addresses: readonly Address[]): string[] {
  const urls = addresses
    .filter(({ url, isPicture }) => isPicture && url !== '' && !ABSOLUTE.test(url))
    .map(({ url }) => url);
  return [...new Set(urls)];
}

/** Removes HTML comments, which are notes of the author and not for publication. */
export function removeComments(markdown: string): string {
  // Most articles have no comments, and aren't parsed.
  if (!markdown.includes('<!--')) return markdown.trimEnd();
  const edits: Edit[] = [];
  visit(parseMarkdown(markdown), 'html', ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const text = markdown.slice(start, end).replace(COMMENT, '');
    // A comment that was a block leaves no blank lines behind.
    const gap = text.trim() === '' && position?.start.column === 1 ? /^\s*/ : /^/;
    const gapLength = gap.exec(markdown.slice(end))?.[0].length ?? 0;
    edits.push({ start, end: end + gapLength, text });
  });
  return applyEdits(markdown, edits).trimEnd();
}

/** The addresses of links, pictures and reference definitions, in the order in which they end. */
export function findAddresses(markdown: string): Address[] {
  const addresses: (Omit<Address, 'isPicture'> & { node: object })[] = [];
  const collect: NonNullable<Extension['exit']>[string] = function (token) {
    const url = this.resume();
    const node = this.stack.at(-1) as { type: string; url: string };
    node.url = url;
    addresses.push({ url, node, start: token.start.offset, end: token.end.offset });
  };
  const tree = parseMarkdown(markdown, {
    exit: { resourceDestinationString: collect, definitionDestinationString: collect },
  });
  const pictures = new Set<object>();
  const pictureReferences = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictureReferences.add(identifier));
  visit(tree, (node) => {
    const isReferenced = node.type === 'definition' && pictureReferences.has(node.identifier);
    if (node.type === 'image' || isReferenced) pictures.add(node);
  });
  return addresses.map(({ node, ...address }) => ({ ...address, isPicture: pictures.has(node) }));
}

/** Encodes spaces and `<>` in an address that replaces `before`, and escapes parentheses if `before` does. */
function escapeAddress(url: string, before: string): string {
  const encoded = url.replace(/[\s<>]/g, encodeURIComponent);
  return before.includes('\\') ? encoded.replace(/[\\()]/g, '\\$&') : encoded;
}

function applyEdits(text: string, edits: Edit[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start);
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of inOrder) {
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
