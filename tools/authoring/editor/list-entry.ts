import { z } from 'zod';
import { metadataOf, unwrap } from '../../../plugins/gatsby-source-site-content/schema/metadata';
import { exampleOf } from './example';

/**
 * A new entry of a list with examples to type over, as the body of a snippet (VS Code’s `defaultSnippets`).
 * A text that begins with `^` is inserted without the quotes around it.
 */
export function listEntry(entry: z.ZodObject): unknown {
  let stops = 0;

  const valueOf = (schema: z.ZodType): unknown => {
    const inner = unwrap(schema);
    if (inner instanceof z.ZodObject) return objectOf(inner);
    if (inner instanceof z.ZodArray && metadataOf(schema).example === undefined) {
      return [valueOf(inner.element as z.ZodType)];
    }
    stops += 1;
    if (inner instanceof z.ZodBoolean) return `^\${${stops}|true,false|}`;
    if (inner instanceof z.ZodEnum) return `^"\${${stops}|${inner.options.join(',')}|}"`;
    return placeholder(stops, exampleOf(schema));
  };

  const objectOf = (object: z.ZodObject): unknown => {
    const required = Object.entries<z.ZodType>(object.shape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return Object.fromEntries(required.map(([key, field]) => [key, valueOf(field)]));
  };

  return objectOf(entry);
}

/** A place to type at, with its example selected; a text keeps its quotes. */
function placeholder(stop: number, example: unknown): string {
  const written = JSON.stringify(example ?? '').replace(/[\\$}]/g, '\\$&');
  return typeof (example ?? '') === 'string'
    ? `^"\${${stop}:${written.slice(1, -1)}}"`
    : `^\${${stop}:${written}}`;
}
