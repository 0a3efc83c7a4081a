import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
} from 'gatsby/graphql';

type TypeWithFields = GraphQLObjectType | GraphQLInterfaceType;

const hasFields = (type: GraphQLNamedType | null | undefined): type is TypeWithFields =>
  isObjectType(type) || isInterfaceType(type);

/**
 * The fields that a query selects: `faq.items.answer` for a field of a data file, and `ProsePage.title` for any other.
 * @param query with the definitions of its fragments
 */
export function selectedFields(query: string, schema: GraphQLSchema): Set<string> {
  const { definitions } = parse(query);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const selected = new Set<string>();

  /** @param place the path from `content`, if the type is in it */
  function collect(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | null | undefined,
    place: string | undefined,
  ): void {
    if (!hasFields(type)) return;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        collectField(selection, type, place);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      // Gatsby has reported it.
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value;
      const ofFragment = condition ? schema.getType(condition) : type;
      collect(fragment.selectionSet.selections, ofFragment, place);
    }
  }

  function collectField(
    { name: { value: name }, selectionSet }: Extract<SelectionNode, { kind: Kind.FIELD }>,
    type: TypeWithFields,
    place: string | undefined,
  ): void {
    const field = type.getFields()[name];
    // Such as `__typename`.
    if (!field) return;
    const isFile = type.name === 'Content';
    const path = isFile ? name : place && `${place}.${name}`;
    selected.add(path ?? `${type.name}.${name}`);
    if (selectionSet) collect(selectionSet.selections, getNamedType(field.type), path);
  }

  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      collect(definition.selectionSet.selections, schema.getQueryType(), undefined);
  return selected;
}
