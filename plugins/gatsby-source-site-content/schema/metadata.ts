import { z } from 'zod';

/** Where in a value something is: `['plans', 1, 'name']`. */
export type Path = PropertyKey[];

/** What is wrong with a value, and in which part of it. */
export type Issue = { path: Path; message: string };

/** What a schema says beyond its type, for the check, the authors' guide and GraphQL. */
export type FieldMetadata = {
  /** What an author should write, as an error says it: `a whole number of dollars`. */
  expected?: string;
  example?: string;
  /** What stands in for a value that is left out. */
  whenOmitted?: string;
  /** The field's type and directives in GraphQL, where the plain ones won't do. */
  graphqlType?: string;
  /** The name of an object or of a choice in GraphQL. */
  typeName?: string;
  /** The interface that an object has in GraphQL, because another one is like it. */
  interfaceName?: string;
  /** Whether it is for people to read or hear, so that a translation says it in other words. */
  translate?: boolean;
  /** A field that pages can't ask for. */
  hidden?: boolean;
  /** The least width in pixels of the picture whose path this is. */
  minimumWidth?: number;
  /** What the type can't say; it is asked even if other parts of the value are wrong. */
  rule?: (value: unknown) => Issue[];
};

const registry = z.registry<FieldMetadata>();

/** Adds metadata to a schema and returns that schema. */
export function withMetadata<Schema extends z.ZodType>(
  schema: Schema,
  added: FieldMetadata,
): Schema {
  registry.add(schema, { ...registry.get(schema), ...added });
  return schema;
}

/** The metadata of a schema and of the schema that it wraps. */
export function metadataOf(schema: z.ZodType): FieldMetadata {
  const inner = unwrap(schema);
  return { ...(inner === schema ? {} : metadataOf(inner)), ...registry.get(schema) };
}

/** A schema without `optional` and `nullable`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** The description of a schema or of what it wraps. */
export function descriptionOf(schema: z.ZodType): string {
  const inner = unwrap(schema);
  return schema.description ?? inner.description ?? '';
}
