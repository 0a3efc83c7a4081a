const LONGEST_QUOTE = 60;

/** Quotes a text, shortened to 60 characters. */
export function quote(text: string): string {
  const letters = [...text];
  const isLong = letters.length > LONGEST_QUOTE;
  return `"${isLong ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : text}"`;
}

/** Describes a value for an error message: `the text "5"`, `the number 6`, `a list`. */
export function nameValue(value: unknown): string {
  if (typeof value === 'string')
    return value.trim() === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** An error message such as `expected a text, found the number 6`. */
export const expectedButFound = (expected: string, found: unknown): string =>
  found === undefined
    ? `missing, expected ${expected}`
    : `expected ${expected}, found ${nameValue(found)}`;

/** Lists options for an error message: `"a", "b" or "c"`. */
export const oneOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words.map(quote));
