import { z } from 'zod';

/** The path of a part of a value: `['plans', 1, 'name']`. */
export type Path = PropertyKey[];

/** A problem of a value, with the path of the part that has it. */
export type Issue = { path: Path; message: string };

/** How to recognize a placeholder in a field, and a sentence about what to put there before the launch. */
export type LaunchNeed = { isPlaceholder(value: unknown): boolean; put: string };

/** Metadata of a schema for the check of the content, the authors' guide and GraphQL. */
export type FieldMetadata = {
  /** What an author should write, for errors and the guide: `a whole number of dollars`. */
  expected?: string;
  example?: string;
  /** The value that is used when the field is omitted. */
  whenOmitted?: string;
  /** The field's type and directives in GraphQL, if they can't be derived from the schema. */
  graphqlType?: string;
  /** The name of an object or of a choice in GraphQL. */
  typeName?: string;
  /** The GraphQL interface that an object implements. */
  interfaceName?: string;
  /** Whether people read or hear the value, so that it has to be translated. */
  translate?: boolean;
  /** Whether the text is the title of a page, which search results cut. */
  isPageTitle?: boolean;
  /** The greatest number of characters that search results show of the text. */
  longest?: number;
  /** Whether the text is a link to a page or an article of this site, which must exist. */
  isLink?: boolean;
  /** Whether the field is missing from GraphQL. */
  hidden?: boolean;
  /** The least width in pixels of the picture at this path. */
  minimumWidth?: number;
  /** What has to be put here before the site is launched, if the value is still a placeholder. */
  launch?: LaunchNeed;
  /** How many entries a list has. */
  entries?: { least: number; most?: number };
  /** A check that the type can't express. It runs even if other parts of the value are invalid. */
  rule?: (value: unknown) => Issue[];
};

const registry = z.registry<FieldMetadata>();

/** The results of metadataOf, cached because a file has thousands of parts but few schemas. */
let merged = new WeakMap<z.ZodType, FieldMetadata>();

/** Adds metadata to a schema and returns that schema. */
export function withMetadata<Schema extends z.ZodType>(
  schema: Schema,
  added: FieldMetadata,
): Schema {
  registry.add(schema, { ...registry.get(schema), ...added });
  merged = new WeakMap();
  return schema;
}

/** The metadata of a schema and of the schema that it wraps. */
export function metadataOf(schema: z.ZodType): FieldMetadata {
  const known = merged.get(schema);
  if (known) return known;
  const inner = unwrap(schema);
  const metadata = { ...(inner === schema ? {} : metadataOf(inner)), ...registry.get(schema) };
  merged.set(schema, metadata);
  return metadata;
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
