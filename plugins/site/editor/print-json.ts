import { isObject, type Entry } from './entry';

/** Longer lists of texts or numbers get a line for each entry. */
const LONGEST_LINE = 80;

/** Prints a value on one line, as Prettier does: `{ "label": "Docs", "to": "/docs" }`. */
export function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (!isObject(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  return `{ ${propertiesOf(value, printInline).join(', ')} }`;
}

/** Prints a value over several lines, as Prettier does. `indent` is what its first line begins with. */
export function printBlock(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const print = (part: unknown) => printBlock(part, inner);
  const lines = (open: string, parts: string[], close: string) =>
    `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  if (isObject(value) && Object.keys(value).length > 0)
    return lines('{', propertiesOf(value, print), '}');
  if (Array.isArray(value) && !isShortList(value)) return lines('[', value.map(print), ']');
  return printInline(value);
}

const isShortList = (list: readonly unknown[]) =>
  !list.some(isObject) && printInline(list).length <= LONGEST_LINE;

const propertiesOf = (value: Entry, print: (part: unknown) => string) =>
  Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${print(part)}`);
