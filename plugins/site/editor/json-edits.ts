import { getNodeValue, type Edit, type Node } from 'jsonc-parser';
import { itemAt } from '../../../src/lib/item-at';
import { isObject, type Entry } from './entry';
import { printBlock, printInline } from './print-json';

/** The edits that give a part of a JSON file another value. They touch only what differs. */
export function editsTo(text: string, node: Node, now: unknown): Edit[] {
  if (node.type === 'object' && isObject(now)) return objectEdits(text, node, now);
  if (node.type === 'array' && Array.isArray(now)) return listEdits(text, node, now);
  return looksSame(getNodeValue(node), now) ? [] : [replacement(text, node, now)];
}

/** Whether two texts or numbers look the same in the form: it trims texts. */
const looksSame = (one: unknown, other: unknown) =>
  !isListOrObject(one) && !isListOrObject(other) && String(one).trim() === String(other).trim();

const isListOrObject = (value: unknown) => typeof value === 'object' && value !== null;

function objectEdits(text: string, node: Node, now: Entry): Edit[] {
  const { children: properties = [] } = node;
  const keyOf = ({ children: [key] = [] }: Node) => String(key?.value);
  const kept = properties.filter((property) => Object.hasOwn(now, keyOf(property)));
  const keys = kept.map(keyOf);
  const added = Object.entries(now).filter(([key]) => !keys.includes(key));
  const last = kept.at(-1);
  if (!last) return properties.length + added.length > 0 ? [replacement(text, node, now)] : [];
  const changes = kept.flatMap((property) => {
    const [, value] = property.children ?? [];
    return value ? editsTo(text, value, now[keyOf(property)]) : [];
  });
  const print = printerLike(text, last);
  const printed = added.map(([key, value]) => `${JSON.stringify(key)}: ${print(value)}`);
  return [...changes, ...removals(properties, kept), ...insertAfter(text, last, printed)];
}

/**
 * The edits of a list. Its equal beginning and end stay; what is between them is paired, entry by entry, as far as both
 * lists have some. Then the file's further entries are removed, or the new ones added:
 *
 *     file  a b c d e      file  a b e
 *     now   a x e          now   a x y e
 *     start a              start a
 *     end         e        end       e
 *     change b to x        change b to x
 *     remove c d           add y after x
 */
function listEdits(text: string, node: Node, now: readonly unknown[]): Edit[] {
  const entries = node.children!;
  if (entries.length === 0 && now.length === 0) return [];
  if (entries.length === 0 || now.length === 0) return [replacement(text, node, now)];
  const isSame = (entry: Node, value: unknown) => editsTo(text, entry, value).length === 0;
  const start = commonStart(entries, now, isSame);
  const end = commonEnd(entries.slice(start), now.slice(start), isSame);
  const former = entries.slice(start, entries.length - end);
  const wanted = now.slice(start, now.length - end);
  const paired = Math.min(former.length, wanted.length);

  const changed = former
    .slice(0, paired)
    .flatMap((entry, index) => editsTo(text, entry, wanted[index]));

  const surplus = former.slice(paired);
  const kept = entries.filter((entry) => !surplus.includes(entry));
  const removed = removals(entries, kept);

  const added = wanted.slice(paired);
  const entryBefore = entries.slice(0, start + paired).at(-1);
  const inserted = entryBefore
    ? insertAfter(text, entryBefore, added.map(printerLike(text, entryBefore)))
    : insertBefore(text, entries[0]!, added.map(printerLike(text, entries[0]!)));

  return [...changed, ...removed, ...inserted];
}

type IsSame = (entry: Node, value: unknown) => boolean;

/** How many entries at the beginning are the same in both lists. */
function commonStart(entries: readonly Node[], now: readonly unknown[], isSame: IsSame): number {
  const different = entries.findIndex(
    (entry, index) => index >= now.length || !isSame(entry, now[index]),
  );
  return different === -1 ? entries.length : different;
}

/** How many entries at the end are the same in both lists. */
const commonEnd = (entries: readonly Node[], now: readonly unknown[], isSame: IsSame): number =>
  commonStart(entries.toReversed(), now.toReversed(), isSame);

const endOf = ({ offset, length }: Node) => offset + length;

/** The white space before a part of a file. */
const gapBefore = (text: string, { offset }: Node) =>
  text.slice(text.slice(0, offset).trimEnd().length, offset);

/** The spaces with which the line of a part begins. */
function indentOf(text: string, { offset }: Node): string {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  const line = text.slice(lineStart);
  return line.slice(0, line.search(/[^ ]|$/));
}

function replacement(text: string, node: Node, now: unknown): Edit {
  return {
    offset: node.offset,
    length: node.length,
    content: printBlock(now, indentOf(text, node)),
  };
}

/** Prints a value on one line if a sibling is on one line, and over several if that is. */
function printerLike(text: string, sibling: Node) {
  const isBlock =
    sibling.type === 'property'
      ? gapBefore(text, sibling).includes('\n')
      : text.slice(sibling.offset, endOf(sibling)).includes('\n');
  const indent = indentOf(text, sibling);
  return (value: unknown) => (isBlock ? printBlock(value, indent) : printInline(value));
}

/** The edits that remove the children that aren't kept, each with a comma. At least one is kept. */
function removals(children: readonly Node[], kept: readonly Node[]): Edit[] {
  const firstKept = children.findIndex((child) => kept.includes(child));
  return children.flatMap((child, at) => {
    if (kept.includes(child)) return [];
    const start = at < firstKept ? child.offset : endOf(itemAt(children, at - 1));
    const end = at < firstKept ? itemAt(children, at + 1).offset : endOf(child);
    return { offset: start, length: end - start, content: '' };
  });
}

/** A comma, and white space like that before a sibling. */
function separatorLike(text: string, sibling: Node): string {
  const gap = gapBefore(text, sibling);
  return gap.includes('\n') ? `,${gap}` : ', ';
}

function insertAfter(text: string, sibling: Node, printed: readonly string[]): Edit[] {
  const separator = separatorLike(text, sibling);
  const content = printed.map((one) => separator + one).join('');
  return content ? [{ offset: endOf(sibling), length: 0, content }] : [];
}

function insertBefore(text: string, sibling: Node, printed: readonly string[]): Edit[] {
  const separator = separatorLike(text, sibling);
  const content = printed.map((one) => one + separator).join('');
  return content ? [{ offset: sibling.offset, length: 0, content }] : [];
}
