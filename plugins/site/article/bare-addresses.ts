import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * What ends an address in a sentence: quotation marks, an ellipsis, the punctuation of other scripts. GFM ends one only
 * before a space, `<` and ASCII punctuation.
 */
const END = /[“”„«»…。、，：；！？（）「」『』]|’(?:s?$|s?[^\p{L}\p{N}])/u;
/** Trailing punctuation that isn't part of an address, as in GFM. */
const PUNCTUATION = /[?!.,:*_~'"]+$/;

/** Ends GFM's links of bare addresses where the address ends. */
export function endBareAddresses(tree: Root, markdown: string): void {
  visit(tree, 'link', (link, index, parent) => {
    const [text] = link.children;
    if (!parent || index === undefined || text?.type !== 'text' || !isBare(link, markdown))
      return undefined;
    const at = text.value.search(END);
    if (at < 1) return undefined;
    const address = text.value.slice(0, at).replace(PUNCTUATION, '');
    const rest = text.value.slice(address.length);
    text.value = address;
    link.url = link.url.slice(0, link.url.length - rest.length);
    parent.children.splice(index + 1, 0, { type: 'text', value: rest });
    return [SKIP, index + 2];
  });
}

/** Whether a link is a bare address, without brackets. */
function isBare({ position, children }: Link, markdown: string): boolean {
  // GFM finds some addresses after parsing, and gives them no position.
  return (
    children.length === 1 && !(position && /^[[<]/.test(markdown.slice(position.start.offset)))
  );
}
