import type { Issue } from './metadata';
import { didYouMean } from './did-you-mean';
import { oneOf, quote } from './error-messages';

type Rule = (value: unknown) => Issue[];

/** A rule for lists. Other values pass, because the schema's type reports them. */
const listRule =
  (check: (list: unknown[]) => Issue[]): Rule =>
  (value) =>
    Array.isArray(value) ? check(value) : [];

/** A property of a value; undefined if the value isn't an object. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The list at a key, empty if there is none. */
export const listAt = (value: unknown, key: string): unknown[] => {
  const list = propertyOf(value, key);
  return Array.isArray(list) ? list : [];
};

/** A rule: a list has at least one entry. */
export const someOf = listRule((list) =>
  list.length > 0 ? [] : [{ path: [], message: 'expected at least one entry, found none' }],
);

/** A rule: a list has exactly `count` entries. */
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
          message: `${shown} appears here a second time; entry [${first}] has it, too`,
        },
      ];
    });
  });

/** A rule for lists of texts: no text occurs twice. */
export const uniqueEntries = listRule((list) =>
  list.flatMap((entry, index) => {
    const first = list.indexOf(entry);
    if (typeof entry !== 'string' || first === index) return [];
    const message = `${quote(entry)} appears here a second time; it is entry [${first}], too`;
    return [{ path: [index], message }];
  }),
);

/** The ids of the entries of a list. */
export const idsOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.map((entry) => propertyOf(entry, 'id')).filter((id) => typeof id === 'string')
    : [];

/** The error message for an unknown id: `there is no "appel" in foods.json, did you mean "apple"?` */
export const unknownId = (id: string, known: readonly string[], where: string): string =>
  `there is no ${quote(id)} in ${where}${didYouMean(id, known)}`;

/** A rule: the text at `key` of every entry of one list is the id of an entry of another. */
export const idExistsIn =
  (entriesKey: string, key: string, otherKey: string): Rule =>
  (value) => {
    const known = idsOf(propertyOf(value, otherKey));
    const entries = propertyOf(value, entriesKey);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry, index) => {
      const id = propertyOf(entry, key);
      if (typeof id !== 'string' || known.includes(id)) return [];
      return [{ path: [entriesKey, index, key], message: unknownId(id, known, otherKey) }];
    });
  };

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
