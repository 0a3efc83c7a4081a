import { z } from 'zod';
import { articleFields, pageFields } from '../model/blog';
import { DATA_NAMES, dataFiles } from '../model/data-files';
import { jsonTypeName } from '../model/data-names';
import { kindOf } from '../model/kinds/kind';
import { unwrap } from '../model/schema';

/** The schemas of an object's fields, by their keys. */
export type Shape = Record<string, z.ZodType>;

/** The types in GraphQL that the schemas of the content need. */
export type ObjectTypes = {
  objects: Map<string, Shape>;
  enums: Map<string, readonly string[]>;
};

export const shapeOf = (schema: z.ZodType): Shape => (unwrap(schema) as z.ZodObject).shape as Shape;

const inCapitals = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a field's type without lists and `!`. An object or an enum of its own is named by its place: `PlansJsonBanner`. */
export function namedType(schema: z.ZodType, ofParent: string, key: string): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namedType(inner.element as z.ZodType, ofParent, key);
  const hasPlace = inner instanceof z.ZodObject || inner instanceof z.ZodEnum;
  return kindOf(inner).type ?? (hasPlace ? ofParent + inCapitals(key) : 'String');
}

/** The types of all objects and enums in the authors' files. */
export function objectTypes(): ObjectTypes {
  const types: ObjectTypes = { objects: new Map(), enums: new Map() };

  function addObject(name: string, shape: Shape) {
    types.objects.set(name, shape);
    for (const [key, field] of Object.entries(shape)) addParts(field, name, key);
  }

  /** Adds the types of a field, and of what is in it. */
  function addParts(schema: z.ZodType, ofParent: string, key: string): void {
    const inner = unwrap(schema);
    if (inner instanceof z.ZodArray) return addParts(inner.element as z.ZodType, ofParent, key);
    const name = namedType(inner, ofParent, key);
    if (inner instanceof z.ZodObject) addObject(name, shapeOf(inner));
    if (inner instanceof z.ZodEnum && name !== 'String')
      types.enums.set(name, inner.options as string[]);
  }

  for (const name of DATA_NAMES) addObject(jsonTypeName(name), shapeOf(dataFiles[name]));
  addObject('AudiencePage', shapeOf(dataFiles.creators));
  addObject('MarkdownRemarkFrontmatter', shapeOf(articleFields()));
  addObject('ProsePage', shapeOf(pageFields));
  return types;
}
