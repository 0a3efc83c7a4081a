import { z } from 'zod';
import { unwrap, metadataOf } from '../../plugins/gatsby-source-site-content/schema/metadata';

/** A value with its texts in another language; which they are, its schema says (`translate`). */
export function translateData(
  schema: z.ZodType,
  value: unknown,
  translate: (text: string) => string,
): unknown {
  const inner = unwrap(schema);
  if (typeof value === 'string') return metadataOf(schema).translate ? translate(value) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => translateData(inner.element as z.ZodType, item, translate));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape: Record<string, z.ZodType> = inner.shape;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const partSchema = shape[key];
      return [key, partSchema ? translateData(partSchema, part, translate) : part];
    }),
  );
}
