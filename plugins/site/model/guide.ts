import type { z } from 'zod';
import { descriptionOf } from './kinds/kind';
import { unwrap } from './schema';

/** The rows of a table for authors: each key of a schema with its description, in markdown. */
export const guideRows = (schema: z.ZodType): string[] =>
  Object.entries((unwrap(schema) as z.ZodObject).shape).map(
    ([key, field]) => `| \`${key}\` | ${descriptionOf(field as z.ZodType)} |`,
  );
