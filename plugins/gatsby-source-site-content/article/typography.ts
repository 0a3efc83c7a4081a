import type { Nodes, Root } from 'hast';

const BLOCK =
  /^(?:p|li|h[1-6]|td|th|dd|dt|div|blockquote|figcaption|caption|summary|section|details|pre|br)$/;
const VERBATIM = /^(?:code|pre|kbd|samp|var)$/;
/** The space between a number and its unit, at which no line ends. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[kmµ]?g|mcg|[km]?l|kcal|mm|cm|min)\b)/g;
const OPENS_AFTER = /[\s([{<«“‘—–/-]/;

/** Writes quotation marks, apostrophes, dashes, ellipses and units as a typesetter would. */
export function typeset(tree: Root): void {
  let before = ' ';
  const walk = (node: Nodes) => {
    if (node.type === 'text') {
      node.value = typesetText(node.value, before);
      before = node.value.at(-1) ?? before;
    }
    if (node.type !== 'element' && node.type !== 'root') return;
    const name = node.type === 'element' ? node.tagName : '';
    if (BLOCK.test(name)) before = ' ';
    // Code isn't typeset. It counts as a word for a quotation mark after it.
    if (VERBATIM.test(name)) before = 'x';
    else for (const child of node.children) walk(child);
    if (BLOCK.test(name)) before = ' ';
  };
  walk(tree);
}

/**
 * Typesets a piece of text.
 * @param before the character before it, which may be in another element
 */
export function typesetText(text: string, before = ' '): string {
  const dashed = text.replace(/(?<!-)---(?!-)/g, '—').replace(/(?<!-)--(?!-)/g, '–');
  return dashed
    .replace(BEFORE_UNIT, '\u00A0')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
    .replace(/["']/g, (mark, at: number, whole: string) => {
      const opens = OPENS_AFTER.test(whole[at - 1]?.replace(/["']/, '“') ?? before);
      if (mark === '"') return opens ? '“' : '”';
      const isDecade = /^\d\ds?\b/.test(whole.slice(at + 1));
      return opens && !isDecade ? '‘' : '’';
    });
}
