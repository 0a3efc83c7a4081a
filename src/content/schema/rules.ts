import type { Flaw } from './notes';
import { quote } from './wording';

type Rule = (value: unknown) => Flaw[];

/** What is asked of a value, if it is a list at all; the type's own error says if it isn't. */
const ofList =
  (ask: (list: unknown[]) => Flaw[]): Rule =>
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
