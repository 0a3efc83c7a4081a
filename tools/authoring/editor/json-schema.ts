import { z } from 'zod';
import {
  descriptionOf,
  metadataOf,
  unwrap,
} from '../../../plugins/gatsby-source-site-content/schema/metadata';
import { exampleOf } from './example';
import { listEntry } from './list-entry';

/** A JSON Schema (draft 7) with VS Code’s own keywords. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & {
  errorMessage?: string;
  markdownDescription?: string;
  defaultSnippets?: { label: string; body: unknown }[];
};

/**
 * Converts the schema of a file to a JSON Schema from which editors complete keys, show descriptions and
 * mark wrong values. Rules (`rule` in the metadata) aren't in it: only the content check applies them.
 */
export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    // The version that every editor knows.
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      describe(zodSchema as z.core.$ZodType as z.ZodType, jsonSchema);
    },
  });

/** Adds a schema’s metadata to its JSON Schema. Runs for wrapped schemas first, then for what wraps them. */
function describe(schema: z.ZodType, json: JsonSchema): void {
  if (schema instanceof z.ZodNullable) mergeNull(json);
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;

  const { expected, entries } = metadataOf(schema);
  const lines = describeField(schema);
  if (lines.length > 0) json.description = lines.join('\n');
  else delete json.description;
  if (lines.some((line) => line.includes('`'))) json.markdownDescription = lines.join('\n\n');
  if (entries) json.minItems = entries.least;
  if (entries?.most !== undefined) json.maxItems = entries.most;

  proposeEntry(schema, json);

  // On an object, editors would show it for unknown keys, too.
  if (expected === undefined || unwrap(schema) instanceof z.ZodObject) return;
  for (const part of [json, ...alternativesOf(json)]) part.errorMessage = `Expected ${expected}.`;
  const isProposed = json.enum !== undefined || unwrap(schema) instanceof z.ZodBoolean;
  const example = exampleOf(schema);
  if (example !== undefined && !isProposed) json.examples = [example];
}

/** Proposes a whole new entry where a list has objects. */
function proposeEntry(schema: z.ZodType, json: JsonSchema): void {
  const list = unwrap(schema);
  const entry = list instanceof z.ZodArray ? unwrap(list.element as z.ZodType) : undefined;
  if (!(entry instanceof z.ZodObject)) return;
  const items = json.items as JsonSchema;
  items.defaultSnippets = [{ label: 'New entry', body: listEntry(entry) }];
}

/** Merges `anyOf` of a schema and null into one schema that has two types. */
function mergeNull(json: JsonSchema): void {
  const inner = json.anyOf?.[0] as JsonSchema | undefined;
  if (typeof inner?.type !== 'string') return;
  delete json.anyOf;
  Object.assign(json, inner, { type: [inner.type, 'null'] });
  if (inner.enum) json.enum = [...inner.enum, null];
}

/** What a field is, what to write and what happens without it: the lines that an editor shows. */
export function describeField(schema: z.ZodType): string[] {
  const { expected, whenOmitted } = metadataOf(schema);
  const isObject = unwrap(schema) instanceof z.ZodObject;
  const isOptional = schema instanceof z.ZodOptional;
  const wanted = [isObject ? undefined : expected, isOptional ? undefined : whenOmitted];
  const whatToWrite = wanted.filter((part) => part !== undefined).join('; ');
  return [
    descriptionOf(schema),
    whatToWrite === '' ? '' : `What to write: ${whatToWrite}.`,
    isOptional && whenOmitted !== undefined ? `If left out: ${whenOmitted}.` : '',
  ].filter((line) => line !== '');
}

/** The parts of a union, at any depth; editors report the error of the part that fits best. */
const alternativesOf = (json: JsonSchema): JsonSchema[] =>
  [...(json.anyOf ?? []), ...(json.allOf ?? [])].flatMap((part) => [
    part as JsonSchema,
    ...alternativesOf(part as JsonSchema),
  ]);
