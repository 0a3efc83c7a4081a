/** A link of which a sign is missing, so that the page would print it. */
export type UnfinishedLink = {
  /** Where it begins. */
  index: number;
  written: string;
  /** What to do, the end of a sentence. */
  remedy: string;
};

/** What addresses begin with. */
const ADDRESS = String.raw`(?:\/|\.{1,2}\/|#|https?:|mailto:)`;

/** The brackets in the middle of a link. Parsed links have none any more. */
const MIDDLE = /(?<!\\)\]\(/g;

/** A link whose first bracket isn't closed: `[how(/method)`. Brackets around several words are closed behind them. */
const WITHOUT_MIDDLE = new RegExp(
  String.raw`(?<!\\)\[([^\][()\n]+)\((${ADDRESS}[^\s()]*)\)(?![^[\n]*\])`,
  'g',
);

/**
 * Finds links that aren't any, because one of their signs is missing.
 * @param prose markdown without its code
 * @param text the same without its links, at the same offsets
 */
export function findUnfinishedLinks(prose: string, text: string): UnfinishedLink[] {
  const found: UnfinishedLink[] = [];
  for (const { index } of text.matchAll(MIDDLE)) {
    const link = describeMiddle(prose, text, index);
    if (link) found.push(link);
  }
  for (const { index, 0: written, 1: words, 2: address } of prose.matchAll(WITHOUT_MIDDLE))
    if (text[index] === '[') found.push({ index, written, remedy: `write [${words}](${address})` });
  return found;
}

/** Describes a link by the place of its `](`. */
function describeMiddle(prose: string, text: string, middle: number): UnfinishedLink | undefined {
  const paragraph = lastOf(text.slice(0, middle).split(/\n[ \t]*\n/));
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
  const isClosed = text
    .slice(middle)
    .split(/\n[ \t]*\n/, 1)[0]!
    .includes(')');
  if (isClosed && !(bracket && isAddress)) return undefined;
  const sign = prose[index - 1] === '!' ? '!' : '';
  const written = `${sign}[${words}](${bracket}${address}`;
  return { index, written, remedy: `write ${sign}[${words}](${address || 'address'})` };
}

const lastOf = (parts: string[]): string => parts.at(-1) ?? '';
