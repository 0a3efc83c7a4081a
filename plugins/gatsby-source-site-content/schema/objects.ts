import { z } from 'zod';
import { expecting, field, text } from './fields';
import { withMetadata, type FieldMetadata } from './metadata';
import { exactly, someOf } from './rules';
import { oneOf } from './error-messages';

/** An object of known keys only. */
export function entry<Shape extends z.ZodRawShape>(
  typeName: string,
  about: string,
  shape: Shape,
  metadata: FieldMetadata = {},
) {
  const expected = metadata.expected ?? 'an object';
  const schema = z.strictObject(shape, expecting(expected));
  return field(schema, about, { expected, typeName, ...metadata });
}

/** A list; `count` is how many entries the page has room for, if it is fixed. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  about: string,
  { count, rule }: { count?: number } & Pick<FieldMetadata, 'rule'> = {},
) {
  const expected = count === undefined ? 'a list' : `a list of ${count}`;
  const size = count === undefined ? someOf : exactly(count);
  return field(z.array(item, expecting(expected)), about, {
    expected,
    rule: (value) => [...size(value), ...(rule?.(value) ?? [])],
  });
}

/** A list of texts. */
export const texts = (about: string, example: string) =>
  withMetadata(listOf(text('', example), about), {
    expected: 'a list of texts',
    example: `["${example}"]`,
  });

/** One of some words. With the name of a type it is an enum in GraphQL, otherwise a text. */
export function choice<Word extends string>(
  words: readonly [Word, ...Word[]],
  about: string,
  metadata: FieldMetadata = {},
) {
  const expected = `one of ${oneOf(words)}`;
  return field(z.enum(words, expecting(expected)), about, {
    expected,
    example: words[0],
    ...metadata,
  });
}
