import { z } from 'zod';
import { expecting, field, text } from './fields';
import { withMetadata, type FieldMetadata } from './metadata';
import { exactly, someOf } from './rules';
import { oneOf } from './error-messages';

/** An object that has only known keys. */
export function objectType<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
  metadata: FieldMetadata = {},
) {
  const expected = metadata.expected ?? 'an object';
  const schema = z.strictObject(shape, expecting(expected));
  return field(schema, description, { expected, typeName, ...metadata });
}

/** A list of at least one entry, or of exactly `count`. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  description: string,
  { count, rule }: { count?: number } & Pick<FieldMetadata, 'rule'> = {},
) {
  const expected = count === undefined ? 'a list' : `a list of ${count}`;
  const size = count === undefined ? someOf : exactly(count);
  return field(z.array(item, expecting(expected)), description, {
    expected,
    entries: { least: count ?? 1, most: count },
    rule: (value) => [...size(value), ...(rule?.(value) ?? [])],
  });
}

/** A list of texts. */
export const texts = (description: string, example: string) =>
  withMetadata(listOf(text('', example), description), {
    expected: 'a list of texts',
    example: `["${example}"]`,
  });

/** One of several options. In GraphQL it is an enum if it has a `typeName`, otherwise a text. */
export function choice<Option extends string>(
  options: readonly [Option, ...Option[]],
  description: string,
  metadata: FieldMetadata = {},
) {
  const expected = `one of ${oneOf(options)}`;
  return field(z.enum(options, expecting(expected)), description, {
    expected,
    example: options[0],
    ...metadata,
  });
}
