import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { dataFiles, isDataName } from '../model/data-files';
import { descriptionOf, kindOf } from '../model/kinds/kind';
import { fieldsIn, isGroup, isList, schemaAt, unwrap } from '../model/schema';
import type { Shape } from './json-format';

/** The collection in the form that has a data file. Tables of figures are only there for references. */
export const collectionOf = (name: string) =>
  ['foods', 'nutrients', 'reference-intakes'].includes(name) ? 'tables' : 'data';

/** `imageAlt` becomes "Image alt". */
export function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isOptional = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Columns of figures, which can have empty cells. Sveltia CMS drops those at the end. */
const hasGaps = (schema: z.ZodType) => {
  const inner = unwrap(schema);
  return isList(inner) && inner.element instanceof z.ZodNullable;
};

/**
 * The fields of the form for the parts of an object, such as a file. Their kinds say which controls they have, and a
 * test compares them with the form's own schema.
 */
export const fieldsOf = (schema: z.ZodType): Field[] =>
  Object.entries(fieldsIn(schema))
    .filter(([, part]) => !hasGaps(part))
    .map(([name, part]) => ({
      name,
      label: labelOf(name),
      hint: descriptionOf(part),
      ...controlFor(part),
    })) as Field[];

/** The control of a field in Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
function controlFor(schema: z.ZodType): Record<string, unknown> {
  const inner = unwrap(schema);
  const required = !isOptional(schema) && !(schema instanceof z.ZodNullable);
  const { control } = kindOf(inner);
  if (isGroup(inner)) return { ...control, required, fields: fieldsOf(inner), collapsed: true };
  if (isList(inner)) {
    const { min } = control;
    return { ...listOf(inner.element, control), required: required && min !== 0 };
  }
  if (typeof control.place === 'string') return { ...relationTo(control.place), required };
  return { ...control, required };
}

/** A list of objects, of names to choose among, or of texts. */
function listOf(entry: z.ZodType, control: Record<string, unknown>) {
  if (isGroup(unwrap(entry))) {
    const entries = { fields: fieldsOf(entry), label_singular: 'Entry', collapsed: true };
    return { ...control, ...entries };
  }
  const { place } = kindOf(entry).control;
  return typeof place === 'string' ? { ...control, ...relationTo(place), multiple: true } : control;
}

/** A choice among the names at a place such as `foods.foods`. */
function relationTo(place: string) {
  const [file = '', ...keys] = place.split('.');
  const path: string[] = [];
  if (!isDataName(file)) throw new Error(`There is no data file of ${place}.`);
  let schema: z.ZodType = dataFiles[file];
  for (const key of keys) {
    path.push(key);
    const part = schemaAt(schema, [key]);
    if (!part) throw new Error(`The schema of ${file} has no ${path.join('.')}.`);
    schema = part;
    if (!isList(schema)) continue;
    path.push('*');
    schema = unwrap(schema.element);
  }
  const at = (key: string) => [...path, key].join('.');
  const shape = isGroup(schema) ? schema.shape : undefined;
  return {
    widget: 'relation',
    collection: collectionOf(file),
    file,
    value_field: shape ? at('id') : path.join('.'),
    display_fields: [shape ? at('name' in shape ? 'name' : 'id') : path.join('.')],
  };
}

/** Which parts of a data file can be left out. */
export function shapeOf(schema: z.ZodType): Shape {
  const inner = unwrap(schema);
  const shape: Shape = isOptional(schema) ? { isOptional: true } : {};
  if (isList(inner)) return { ...shape, empty: [], entry: shapeOf(inner.element) };
  if (!isGroup(inner)) return shape;
  const fields = Object.entries(inner.shape).map(([key, part]) => [key, shapeOf(part)]);
  return { ...shape, fields: Object.fromEntries(fields) };
}
