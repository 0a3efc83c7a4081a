import { z } from 'zod';
import { articleFields, pageFields } from '../model/front-matter';
import { DATA_NAMES, dataFiles } from '../model/data-files';
import { jsonTypeName } from '../model/data-names';
import { kindOf } from '../model/kinds/kind';
import { fieldsIn, isGroup, isList, unwrap } from '../model/schema';

/** The schemas of an object's fields, by their keys. */
export type Shape = Record<string, z.ZodType>;

/** The types in GraphQL that the schemas of the content need. */
export type ObjectTypes = {
  objects: Map<string, Shape>;
  enums: Map<string, readonly string[]>;
};

const inCapitals = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a field's type without lists and `!`. An object or an enum of its own is named by its place: `PlansJsonBanner`. */
export function namedType(schema: z.ZodType, ofParent: string, key: string): string {
  const inner = unwrap(schema);
  if (isList(inner)) return namedType(inner.element, ofParent, key);
  const hasPlace = isGroup(inner) || inner instanceof z.ZodEnum;
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
    if (isList(inner)) return addParts(inner.element, ofParent, key);
    const name = namedType(inner, ofParent, key);
    if (isGroup(inner)) addObject(name, inner.shape);
    if (inner instanceof z.ZodEnum && name !== 'String')
      types.enums.set(name, inner.options.map(String));
  }

  for (const name of DATA_NAMES) addObject(jsonTypeName(name), fieldsIn(dataFiles[name]));
  addObject('AudiencePage', fieldsIn(dataFiles.creators));
  addObject('MarkdownRemarkFrontmatter', fieldsIn(articleFields()));
  addObject('ProsePage', fieldsIn(pageFields));
  return types;
}
