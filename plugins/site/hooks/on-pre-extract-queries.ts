import { writeFileSync } from 'node:fs';
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'gatsby/graphql';
import type { NodePluginArgs } from 'gatsby';
import { objectTypes } from '../graphql/object-types';
import { DATA_NAMES } from '../model/data-files';
import { jsonTypeName } from '../model/data-names';
import { kindOf } from '../model/kinds/kind';

/** Fields that every node has. */
const OF_NODES = ['id', 'parent', 'children', 'internal'];

/** Types with a fragment of the same name in src, which chooses fields. */
const CHOSEN = ['Hero', 'Site', 'Try'];

const nameOf = ({ name }: GraphQLNamedType) => name.replace(/Json$/, '');

/**
 * Writes a fragment with all fields of each type of data files, such as `Interface` on `InterfaceJson`, into a folder
 * that Gatsby empties before each build.
 */
export function onPreExtractQueries({ store }: NodePluginArgs): void {
  const { schema }: { schema: GraphQLSchema } = store.getState();
  const fragments = fragmentsOf(schema);
  const text = `import { graphql } from 'gatsby';\nexport const fragments = graphql\`${fragments}\`;\n`;
  writeFileSync('.cache/fragments/data-files.js', text);
}

export function fragmentsOf(schema: GraphQLSchema): string {
  const fragments = new Map<string, string>();
  const { objects } = objectTypes();

  const fieldOf = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string => {
    const own = objects.get(type.name)?.[field.name];
    const fragment = own && kindOf(own).fragment;
    if (fragment) return `${field.name} { ...${fragment} }`;
    const fieldType = getNamedType(field.type);
    if (!isObjectType(fieldType)) return field.name;
    addFragment(fieldType);
    return `${field.name} { ...${nameOf(fieldType)} }`;
  };

  function addFragment(type: GraphQLNamedType | undefined): void {
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const name = nameOf(type);
    if (fragments.has(name)) return;
    const isNode = type.getInterfaces().some((one) => one.name === 'Node');
    const fields = Object.values(type.getFields()).filter(
      (field) => !(isNode && OF_NODES.includes(field.name)),
    );
    fragments.set(name, '');
    const lines = fields.map((field) => fieldOf(type, field)).join('\n');
    fragments.set(name, `fragment ${name} on ${type.name} {\n${lines}\n}\n`);
  }

  for (const type of [...DATA_NAMES.map(jsonTypeName), 'AudiencePage'])
    addFragment(schema.getType(type));
  for (const name of CHOSEN) fragments.delete(name);
  return [...fragments.values()].join('');
}
