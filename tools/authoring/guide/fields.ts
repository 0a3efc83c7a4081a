import { z } from 'zod';
import {
  descriptionOf,
  unwrap,
  metadataOf,
} from '../../../plugins/gatsby-source-site-content/schema/metadata';
import { SCHEMA_KEY } from '../../../plugins/gatsby-source-site-content/schema/schema-key';
import { tableOf } from './table';

type Field = { name: string; schema: z.ZodType };

/** All fields of an object, those inside its objects and lists included: `slides[].image`. */
function fieldsOf(schema: z.ZodType, prefix = ''): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element as z.ZodType, `${prefix}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  const start = prefix === '' ? '' : `${prefix}.`;
  const entries = Object.entries<z.ZodType>(inner.shape).filter(([key]) => key !== SCHEMA_KEY);
  return entries.flatMap(([key, part]) => [
    { name: start + key, schema: part },
    ...fieldsOf(part, start + key),
  ]);
}

const code = (text = '') => (text === '' ? '' : `\`${text}\``);

/** The table of the fields above an article or a page of prose. */
export const frontmatterTable = (page: z.ZodObject): string =>
  tableOf([
    ['Field', 'What it is', 'What to write', 'If left out', 'Example'],
    ...fieldsOf(page).map(({ name, schema }) => {
      const { expected = '', whenOmitted = '', example } = metadataOf(schema);
      return [code(name), descriptionOf(schema), expected, whenOmitted, code(example)];
    }),
  ]);

/** The table of a data file's fields. */
export const dataTable = (file: z.ZodObject): string =>
  tableOf([
    ['Field', 'What it is', 'What to write', 'Example'],
    ...fieldsOf(file).map(({ name, schema }) => {
      const { expected = '', whenOmitted, example } = metadataOf(schema);
      const wanted = whenOmitted === undefined ? expected : `${expected}; ${whenOmitted}`;
      return [code(name), descriptionOf(schema), wanted, code(example)];
    }),
  ]);
