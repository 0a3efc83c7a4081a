import { z } from 'zod';

/** Where in a value something is: `['plans', 1, 'name']`. */
export type Path = PropertyKey[];

/** What is wrong with a value, and where in it. */
export type Flaw = { path: Path; message: string };

/** What a schema says beyond the type: to the checker, to the authors' guide and to GraphQL. */
export type Notes = {
  /** What an author should write, as an error says it: `a whole number of dollars`. */
  expected?: string;
  example?: string;
  /** What stands in for a value that is left out. */
  otherwise?: string;
  /** The field's type and directives in GraphQL, where the plain ones won't do. */
  query?: string;
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
  rule?: (value: unknown) => Flaw[];
};

const notes = z.registry<Notes>();

/** Attaches notes to a schema, and gives the schema back. */
export function note<Schema extends z.ZodType>(schema: Schema, added: Notes): Schema {
  notes.add(schema, { ...notes.get(schema), ...added });
  return schema;
}

/** The notes of a schema, and of what it wraps. */
export function notesOf(schema: z.ZodType): Notes {
  const inner = innerOf(schema);
  return { ...(inner === schema ? {} : notesOf(inner)), ...notes.get(schema) };
}

/** A schema without `optional` and `nullable`. */
export function innerOf(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? innerOf(schema.unwrap() as z.ZodType) : schema;
}

/** The description of a schema or of what it wraps. */
export function descriptionOf(schema: z.ZodType): string {
  const inner = innerOf(schema);
  return schema.description ?? inner.description ?? '';
}
