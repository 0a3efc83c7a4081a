import { z } from 'zod';
import { descriptionOf, unwrap, metadataOf } from '../schema/metadata';

/** The type of a field in GraphQL, with its directives: `String! @inApp`. */
export function graphqlTypeOf(field: z.ZodType): string {
  const { graphqlType, typeName } = metadataOf(field);
  const inner = unwrap(field);
  if (graphqlType) return graphqlType;
  const isRequired = inner === field;
  return plainTypeOf(inner, typeName) + (isRequired ? '!' : '');
}

function plainTypeOf(schema: z.ZodType, typeName: string | undefined): string {
  if (schema instanceof z.ZodArray) return `[${graphqlTypeOf(schema.element as z.ZodType)}]`;
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  return typeName ?? 'String';
}

const describe = (text: string) => (text === '' ? '' : `${JSON.stringify(text)}\n`);

const withoutDirectives = (graphqlType: string) => graphqlType.replace(/ @.*/, '');

/** The fields of an object in GraphQL, each with its description. */
export function fieldsOf(object: z.ZodObject, typeOf = graphqlTypeOf): string {
  const shape: Record<string, z.ZodType> = object.shape;
  return Object.entries(shape)
    .filter(([, field]) => !metadataOf(field).hidden)
    .map(([name, field]) => `${describe(descriptionOf(field))}${name}: ${typeOf(field)}`)
    .join('\n');
}

/** Declares an interface with the fields of an object, without directives, which implementing types have. */
export const defineInterface = (name: string, object: z.ZodObject): string =>
  `interface ${name} implements Node {
    id: ID!
    ${fieldsOf(object, (field) => withoutDirectives(graphqlTypeOf(field)))}
  }`;

/** The objects and choices inside a schema that become GraphQL types, by the type's name. */
function partsOf(schema: z.ZodType): Map<string, z.ZodType> {
  const inner = unwrap(schema);
  const { typeName } = metadataOf(schema);
  const own = typeName ? [[typeName, inner] as const] : [];
  const children = inner instanceof z.ZodObject ? Object.values(inner.shape) : [];
  const items = inner instanceof z.ZodArray ? [inner.element] : [];
  return new Map([
    ...own,
    ...[...children, ...items].flatMap((part) => [...partsOf(part as z.ZodType)]),
  ]);
}

function define(name: string, schema: z.ZodType, files: z.ZodType[]): string {
  const description = describe(descriptionOf(schema));
  if (schema instanceof z.ZodEnum)
    return `${description}enum ${name} { ${schema.options.join(' ')} }`;
  const interfaces = ['Node', metadataOf(schema).interfaceName].filter(Boolean).join(' & ');
  const suffix = files.includes(schema) ? ` implements ${interfaces} @dontInfer` : '';
  return `${description}type ${name}${suffix} {\n${fieldsOf(schema as z.ZodObject)}\n}`;
}

/**
 * Declares the GraphQL types of the authors' files, so that each field is defined once, in its schema.
 * @param files the schema of each file; each object and choice with a `typeName` in it becomes a type
 */
export function defineTypes(files: z.ZodType[]): string {
  const parts = new Map(files.flatMap((file) => [...partsOf(file)]));
  return [...parts].map(([name, schema]) => define(name, schema, files)).join('\n\n');
}
