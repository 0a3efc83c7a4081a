import { z } from 'zod';

/** The path of a part of a value: `['plans', 1, 'name']`. */
export type Path = readonly PropertyKey[];

// Zod's own types leave open whether the schemas in a schema are of its smaller edition, `zod/mini`.
type List = z.ZodArray<z.ZodType>;
type Group = z.ZodObject<Record<string, z.ZodType>>;
type Wrapper = z.ZodOptional<z.ZodType> | z.ZodNullable<z.ZodType> | z.ZodDefault<z.ZodType>;

/** Whether a schema is that of a list. */
export const isList = (schema: z.ZodType): schema is List => schema instanceof z.ZodArray;

/** Whether a schema is that of an object with keys. */
export const isGroup = (schema: z.ZodType): schema is Group => schema instanceof z.ZodObject;

const isPipe = (schema: z.ZodType): schema is z.ZodPipe<z.ZodType, z.ZodType> =>
  schema instanceof z.ZodPipe;

const isWrapper = (schema: z.ZodType): schema is Wrapper =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault;

/** Schemas without their wrappers: Zod's `instanceof` is slow, and a check asks for each part of the content. */
const unwrapped = new WeakMap<z.ZodType, z.ZodType>();

/** A schema of what an author writes, without what wraps it: `optional`, `nullable`, `default` and `transform`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const known = unwrapped.get(schema);
  if (known) return known;
  const inner = innerOf(schema);
  const result = inner ? unwrap(inner) : schema;
  unwrapped.set(schema, result);
  return result;
}

/** The schema in a wrapper; undefined if there is none. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (isPipe(schema)) return schema.in;
  return isWrapper(schema) ? schema.unwrap() : undefined;
}

/** The schemas of an object's fields, by their keys. Anything else has none. */
export function fieldsIn(schema: z.ZodType): Record<string, z.ZodType> {
  const inner = unwrap(schema);
  return isGroup(inner) ? inner.shape : {};
}

/** The schema of a part of a value; undefined where the schema has no such part. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  const part = isList(inner) ? inner.element : fieldsIn(inner)[String(step)];
  return part && schemaAt(part, rest);
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
