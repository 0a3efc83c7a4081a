import { distance } from 'fastest-levenshtein';

const LONGEST_QUOTE = 80;

/** Quotes a string, and shortens a long one in the middle, because the end of an address matters. */
export function quote(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST_QUOTE) return `"${text}"`;
  const half = LONGEST_QUOTE / 2;
  return `"${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}"`;
}

/** Describes a value for authors: `"5"`, `the number 6`, `a list`. */
export function nameValue(value: unknown): string {
  if (typeof value === 'string') return quote(value.trim() && value);
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** A sentence such as `expected text, found the number 6; put it in quotes`. */
export function expectedButFound(expected: string, found: unknown): string {
  if (found === undefined) return `missing, expected ${expected}`;
  const isUnquoted = /^(number|boolean)$/.test(typeof found);
  const hint = expected === 'text' && isUnquoted ? '; put it in quotes' : '';
  return `expected ${expected}, found ${nameValue(found)}${hint}`;
}

/** Lists options: `"a", "b" or "c"`. */
export const oneOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words.map(quote));

/** The end of a sentence, `, did you mean "title"?`, or an empty string if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const [closest] = [...known]
    .map((name) => ({ name, changes: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= mostChanges(Math.min(word.length, name.length)))
    .toSorted((one, other) => one.changes - other.changes);
  return closest ? `, did you mean "${closest.name}"?` : '';
}

/** How many letters of a word can be wrong: fewer of a long one, which may be another word. */
const mostChanges = (length: number): number => length * (length > 6 ? 0.34 : 0.4);

/** The message for a file on which our own code has failed, which must not hide the problems of the others. */
export const uncheckable = (error: unknown): string =>
  `the check has a mistake of its own, which this file shows; report both. ${error instanceof Error ? error.stack : String(error)}`;
