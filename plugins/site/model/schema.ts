import { z } from 'zod';

/** The path of a part of a value: `['plans', 1, 'name']`. */
export type Path = readonly PropertyKey[];

/** A schema of what an author writes, without what wraps it: `optional`, `nullable`, `default` and `transform`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType);
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** The schema of a part of a value; undefined where the schema has no such part. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  let part: unknown;
  if (inner instanceof z.ZodArray) part = inner.element;
  if (inner instanceof z.ZodObject) part = inner.shape[step as string];
  return part instanceof z.ZodType ? schemaAt(part, rest) : undefined;
}

/** All parts of a value, each with its schema and its path. */
export function* partsOf(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Generator<{ part: unknown; schema: z.ZodType; path: Path }> {
  yield { part: value, schema, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const field = schemaAt(schema, [step]);
    if (field) yield* partsOf(field, part, [...path, step]);
  }
}
