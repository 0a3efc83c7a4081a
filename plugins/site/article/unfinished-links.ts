/** A link with a missing bracket, which the page would print. */
export type UnfinishedLink = {
  /** Its offset in the text. */
  index: number;
  written: string;
  /** What to do, the end of a sentence. */
  remedy: string;
};

/** What addresses begin with. */
const ADDRESS = String.raw`(?:\/|\.{1,2}\/|#|https?:|mailto:)`;

/** What separates paragraphs. */
const EMPTY_LINE = /\n[ \t]*\n/;

/** The brackets in the middle of a link. Parsed links are already blanked out. */
const MIDDLE = /(?<!\\)\]\(/g;

/** A link whose first bracket isn't closed: `[how(/method)`. Text such as `[a (/b) c]` isn't one. */
const WITHOUT_MIDDLE = new RegExp(
  String.raw`(?<!\\)\[([^\][()\n]+)\((${ADDRESS}[^\s()]*)\)(?![^[\n]*\])`,
  'g',
);

/**
 * Finds links that don't work because a bracket is missing.
 * @param prose markdown without its code
 * @param text the same without its links, at the same offsets
 */
export function findUnfinishedLinks(prose: string, text: string): UnfinishedLink[] {
  const found: UnfinishedLink[] = [];
  for (const { index } of text.matchAll(MIDDLE)) {
    const link = describeMiddle(prose, text, index);
    if (link) found.push(link);
  }
  for (const match of prose.matchAll(WITHOUT_MIDDLE)) {
    const [written, words, address] = match;
    const { index } = match;
    // Nothing is printed inside a working link.
    if (text[index] !== '[') continue;
    found.push({ index, written, remedy: `write [${words}](${address})` });
  }
  return found;
}

/** Describes a link by the place of its `](`. */
function describeMiddle(prose: string, text: string, middle: number): UnfinishedLink | undefined {
  const paragraph = text.slice(0, middle).split(EMPTY_LINE).at(-1) ?? '';
  const rest = prose.slice(middle + 2);
  const [, bracket = '', ending = ''] = /^(<?)([^\s()<>]*(?:\([^\s()<>]*\))?)/.exec(rest) ?? [];
  const address = ending.replace(/[.,;:!?…]+$/, '');
  const isAddress = new RegExp(`^${ADDRESS}`, 'i').test(address);
  const opening = paragraph.lastIndexOf('[');
  if (opening <= paragraph.lastIndexOf(']')) {
    const words = /\S+$/.exec(paragraph)?.[0];
    if (!words || !isAddress) return undefined;
    const written = `${words}](${address})`;
    return { index: middle - words.length, written, remedy: 'write [ before its words' };
  }
  const index = middle - (paragraph.length - opening);
  const words = prose.slice(index + 1, middle).replace(/\s+/g, ' ');
  const [restOfParagraph = ''] = text.slice(middle).split(EMPTY_LINE, 1);
  const isClosed = restOfParagraph.includes(')');
  if (isClosed && !(bracket && isAddress)) return undefined;
  const sign = prose[index - 1] === '!' ? '!' : '';
  const written = `${sign}[${words}](${bracket}${address}`;
  return { index, written, remedy: `write ${sign}[${words}](${address || 'address'})` };
}
