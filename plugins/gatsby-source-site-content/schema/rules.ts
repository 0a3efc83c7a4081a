import type { Issue } from './metadata';
import { oneOf, quote } from './error-messages';

type Rule = (value: unknown) => Issue[];

/** A rule for lists. Other values pass, because the type of the field reports them. */
const listRule =
  (check: (list: unknown[]) => Issue[]): Rule =>
  (value) =>
    Array.isArray(value) ? check(value) : [];

/** A property of a value; undefined if the value isn't an object. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

export const someOf = listRule((list) =>
  list.length > 0 ? [] : [{ path: [], message: 'expected at least one entry, found none' }],
);

export const exactly = (count: number) =>
  listRule((list) =>
    list.length === count
      ? []
      : [{ path: [], message: `expected exactly ${count} entries, found ${list.length}` }],
  );

/** A rule: no two entries of a list have the same text or number at a key. */
export const uniqueBy = (key: string) =>
  listRule((list) => {
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

/** A rule: the lists at `key` of all entries of one list are as long as the list at `otherKey`. */
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

/** A rule: the text at one key is in the list at another. */
export const oneOfList =
  (key: string, listKey: string): Rule =>
  (value) => {
    const [chosen, list] = [propertyOf(value, key), propertyOf(value, listKey)];
    if (typeof chosen !== 'string' || !Array.isArray(list) || list.includes(chosen)) return [];
    const words = list.filter((word) => typeof word === 'string');
    return [{ path: [key], message: `expected ${oneOf(words)}, found the text ${quote(chosen)}` }];
  };
