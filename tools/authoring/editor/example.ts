import { parse } from 'yaml';
import { z } from 'zod';
import { metadataOf, unwrap } from '../../../plugins/gatsby-source-site-content/schema/metadata';

/**
 * The example of a field as a value. The metadata has it as authors write it: a text as it is, a list or a
 * number as YAML.
 * @returns undefined if there is no example, or if it is no valid value, such as the beginning of a text
 */
export function exampleOf(schema: z.ZodType): unknown {
  const { example } = metadataOf(schema);
  if (example === undefined) return undefined;
  const inner = unwrap(schema);
  const isText = !(inner instanceof z.ZodArray || inner instanceof z.ZodNumber);
  const value: unknown = isText ? example : parse(example);
  return schema.safeParse(value).success ? value : undefined;
}
