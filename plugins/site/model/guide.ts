import type { z } from 'zod';
import { descriptionOf } from './kinds/kind';
import { fieldsIn } from './schema';

/** The rows of a table for authors: each key of a schema with its description, in markdown. */
export const guideRows = (schema: z.ZodType): string[] =>
  Object.entries(fieldsIn(schema)).map(
    ([key, field]) => `| \`${key}\` | ${descriptionOf(field)} |`,
  );
