import { applyEdits, parseTree } from 'jsonc-parser';
import { FILE, isEmpty, isObject, type Entry } from './entry';
import { editsTo } from './json-edits';

/** Whether a part of a data file can be left out, and its empty value if it can't. */
export type Shape = {
  isOptional?: true;
  empty?: [];
  /** The fields of an object. */
  fields?: Record<string, Shape>;
  /** An entry of a list. */
  entry?: Shape;
};

/** Reads a data file for the form. */
export const readJson = (file: string): Entry => ({ ...JSON.parse(file), [FILE]: file });

/** Writes a data file: the one it was read from, but for the values that differ. */
export function printJson({ [FILE]: file, ...value }: Entry, shape: Shape): string {
  const text = String(file);
  const root = parseTree(text);
  return root ? applyEdits(text, editsTo(text, root, complete(value, shape))) : text;
}

/** Adds the fields that the file needs even if they are empty, and removes empty ones that it doesn't. */
function complete(value: unknown, { fields, entry, empty }: Shape): unknown {
  if (entry && Array.isArray(value)) return value.map((one) => complete(one, entry));
  if (!fields) return isEmpty(value) ? (empty ?? null) : value;
  const completed: Entry = isObject(value) ? { ...value } : {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.isOptional && isEmpty(completed[key])) delete completed[key];
    else completed[key] = complete(completed[key], field);
  }
  return completed;
}
