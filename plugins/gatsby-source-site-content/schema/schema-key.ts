import type { z } from 'zod';
import { textLike } from './fields';
import { metadataOf, withMetadata } from './metadata';

/** The folder of the JSON Schemas that editors read; `npm run docs:writing` writes them. */
export const SCHEMA_FOLDER = 'docs/schemas';

/** The key with which a data file names its JSON Schema, as editors expect it. */
export const SCHEMA_KEY = '$schema';

/** The path of a data file's JSON Schema, relative to the project's folder. */
export const schemaPath = (name: string): string => `${SCHEMA_FOLDER}/${name}.schema.json`;

/** Adds the key `$schema` to the schemas of data files. GraphQL doesn't have it. */
export function withSchemaKeys<Files extends Record<string, z.ZodObject>>(files: Files): Files {
  const added = Object.entries(files).map(([name, file]) => [name, withSchemaKey(name, file)]);
  return Object.fromEntries(added) as Files;
}

function withSchemaKey(name: string, file: z.ZodObject): z.ZodObject {
  const path = `../../${schemaPath(name)}`;
  const key = textLike(
    new RegExp(`^${path.replaceAll('.', '\\.')}$`),
    `"${path}", the schema of this file`,
    'The schema of this file, from which editors know its fields.',
    { example: path, hidden: true },
  );
  const extended = file.extend({ [SCHEMA_KEY]: key.optional() });
  return withMetadata(extended.describe(file.description ?? ''), metadataOf(file));
}
