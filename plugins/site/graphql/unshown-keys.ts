import type { z } from 'zod';
import type { GraphQLSchema } from 'gatsby/graphql';
import { articleFields, pageFields } from '../model/front-matter';
import { DATA_NAMES, dataFiles } from '../model/data-files';
import { contentField, pathOf } from '../model/data-names';
import { readerOf } from '../model/readers';
import { isGroup, isList, unwrap } from '../model/schema';
import { selectedFields } from './selections';

/** A key that the check accepts, where authors write it, and where queries select it. */
type Key = { file: string; key: string; selection: string };

/** The keys of a schema, except those that code reads. */
function* keysOf(schema: z.ZodType, file: string, place: string, key = ''): Generator<Key> {
  if (readerOf(schema) !== undefined) return;
  const inner = unwrap(schema);
  if (isList(inner)) {
    yield* keysOf(inner.element, file, place, `${key}[]`);
  } else if (isGroup(inner)) {
    for (const [name, field] of Object.entries(inner.shape))
      yield* keysOf(field, file, `${place}.${name}`, key ? `${key}.${name}` : name);
  } else if (key) yield { file, key, selection: place };
}

/** All keys that authors can write. */
const allKeys = (): Key[] => [
  ...DATA_NAMES.flatMap((name) => [...keysOf(dataFiles[name], pathOf(name), contentField(name))]),
  ...keysOf(articleFields(), 'content/blog/*.md', 'MarkdownRemarkFrontmatter'),
  ...keysOf(pageFields, 'content/pages/*.md', 'ProsePage'),
];

/**
 * Finds keys that the check of the content accepts, but no page shows.
 * @param queries of all pages, with their fragments
 * @returns a sentence for each
 */
export function findUnshownKeys(queries: readonly string[], schema: GraphQLSchema): string[] {
  const selected = new Set(queries.flatMap((query) => [...selectedFields(query, schema)]));
  return allKeys()
    .filter(({ selection }) => !selected.has(selection))
    .map(
      ({ file, key, selection }) =>
        `${file}  ${key}: no page’s query selects ${selection}, so nobody would see it; select it, or delete it from its schema`,
    );
}
