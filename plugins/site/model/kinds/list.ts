import { z } from 'zod';
import { field } from './kind';
import { findOtherLength } from './reference';

type ListOptions = {
  /** The number of entries, or the fewest and the most. */
  count?: number | readonly [number, number];
  /** The file that is laid out for this number. */
  laidOutIn?: string;
  /** The keys whose values must be unique; true for the entries as a whole. */
  unique?: true | readonly string[];
  /** The list, such as `foods.columns`, whose length this one must have. */
  oneForEachOf?: string;
};

/** A list of at least one entry, or of `count`. */
export function list<Item extends z.ZodType>(
  description: string,
  item: Item,
  { count = [1, Infinity], laidOutIn, unique = [], oneForEachOf }: ListOptions = {},
) {
  const [least = 1, most = least] = [count].flat();
  const range = laidOutIn
    ? `exactly ${least} entries (${laidOutIn})`
    : `${least} to ${most} entries`;
  const schema = z
    .array(item)
    .min(least)
    .max(most)
    .superRefine((entries, { addIssue }) => findRepeated(entries, unique).forEach(addIssue), {
      when: ({ value }) => Array.isArray(value),
    });
  return field(
    description,
    {
      expected: most === Infinity ? 'a list' : `a list of ${range}`,
      control: { widget: 'list', min: least, max: most < Infinity ? most : undefined },
      check: (entries, { data }) =>
        oneForEachOf && Array.isArray(entries)
          ? [findOtherLength(entries, oneForEachOf, data)]
          : [],
    },
    schema,
  );
}

/** An issue for each entry that has the same value as an earlier one. */
function findRepeated(entries: readonly unknown[], unique: true | readonly string[]) {
  const keys = unique === true ? [undefined] : unique;
  return keys.flatMap((key) => {
    const values = entries.map((entry) => (key ? Reflect.get(Object(entry), key) : entry));
    return values.flatMap((value, at) => {
      const first = values.indexOf(value);
      if (value === undefined || first === at) return [];
      const message = `${JSON.stringify(value)} appears here a second time; entry [${first}] is the same`;
      return { code: 'custom' as const, path: key ? [at, key] : [at], message };
    });
  });
}
