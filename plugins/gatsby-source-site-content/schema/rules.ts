import type { Issue } from './metadata';
import { oneOf, quote } from './error-messages';

type Rule = (value: unknown) => Issue[];

/** What is asked of a value, if it is a list at all; the type's own error says if it isn't. */
const ofList =
  (ask: (list: unknown[]) => Issue[]): Rule =>
  (value) =>
    Array.isArray(value) ? ask(value) : [];

/** A property of anything. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

export const someOf = ofList((list) =>
  list.length > 0 ? [] : [{ path: [], message: 'expected at least one entry, found none' }],
);

export const exactly = (count: number) =>
  ofList((list) =>
    list.length === count
      ? []
      : [{ path: [], message: `expected exactly ${count} entries, found ${list.length}` }],
  );

/** No two entries have the same text or number at this key. */
export const uniqueBy = (key: string) =>
  ofList((list) => {
    const values = list.map((item) => propertyOf(item, key));
    return values.flatMap((value, index) => {
      const isWord = typeof value === 'string' || typeof value === 'number';
      const first = values.indexOf(value);
      if (!isWord || first === index) return [];
      const shown = typeof value === 'string' ? quote(value) : value;
      return [
        {
          path: [index, key],
          message: `${shown} stands here for the second time; entry [${first}] has it, too`,
        },
      ];
    });
  });

/** The lists at `key` of the entries of one list are as long as another list beside it. */
export const sameLength =
  (entriesKey: string, key: string, otherKey: string): Rule =>
  (value) => {
    const [entries, other] = [propertyOf(value, entriesKey), propertyOf(value, otherKey)];
    if (!Array.isArray(entries) || !Array.isArray(other)) return [];
    return entries.flatMap((entry, index) => {
      const list = propertyOf(entry, key);
      if (!Array.isArray(list) || list.length === other.length) return [];
      const message = `expected ${other.length} entries, one for each of ${otherKey}, found ${list.length}`;
      return [{ path: [entriesKey, index, key], message }];
    });
  };

/** The text at one key stands in the list at another. */
export const oneOfList =
  (key: string, listKey: string): Rule =>
  (value) => {
    const [chosen, list] = [propertyOf(value, key), propertyOf(value, listKey)];
    if (typeof chosen !== 'string' || !Array.isArray(list) || list.includes(chosen)) return [];
    const words = list.filter((word) => typeof word === 'string');
    return [{ path: [key], message: `expected ${oneOf(words)}, found the text ${quote(chosen)}` }];
  };
