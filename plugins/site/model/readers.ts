import { z } from 'zod';
import { unwrap } from './schema';

/** The file that makes titles, descriptions and names of pages. */
export const HEAD = 'model/routes.ts';

const readers = z.registry<{ reader: string }>();

/**
 * Marks a part of the content that code reads, so that no page has to select it.
 * @param reader the file that reads it, from `plugins/site` or `src`
 */
export function readBy<Schema extends z.ZodType>(reader: string, schema: Schema): Schema {
  readers.add(unwrap(schema), { reader });
  return schema;
}

/** The file that reads a part of the content, if it's marked. */
export const readerOf = (schema: z.ZodType): string | undefined =>
  readers.get(unwrap(schema))?.reader;
