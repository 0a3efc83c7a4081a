import { parse } from 'yaml';
import { z } from 'zod';
import { metadataOf, unwrap } from '../../../plugins/gatsby-source-site-content/schema/metadata';

/**
 * The example of a field as a value. In the metadata it is written as in a file: a text, or YAML for all
 * else.
 * @returns undefined without an example, and for one that only hints at a value, such as a short beginning
 */
export function exampleOf(schema: z.ZodType): unknown {
  const { example } = metadataOf(schema);
  if (example === undefined) return undefined;
  const inner = unwrap(schema);
  const isText = !(inner instanceof z.ZodArray || inner instanceof z.ZodNumber);
  const value: unknown = isText ? example : parse(example);
  return schema.safeParse(value).success ? value : undefined;
}
