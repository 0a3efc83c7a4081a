import {
  getNamedType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
} from 'gatsby/graphql';

type ObjectType = GraphQLObjectType | GraphQLInterfaceType;

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
    type: ObjectType,
    place: string | undefined,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        collectField(selection, type, place);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
      const condition = fragment.typeCondition?.name.value;
      const ofFragment = condition ? (schema.getType(condition) as ObjectType) : type;
      collect(fragment.selectionSet.selections, ofFragment, place);
    }
  }

  function collectField(
    { name: { value: name }, selectionSet }: Extract<SelectionNode, { kind: Kind.FIELD }>,
    type: ObjectType,
    place: string | undefined,
  ): void {
    const field = type.getFields()[name];
    // Such as `__typename`.
    if (!field) return;
    const isFile = type.name === 'Content';
    const path = isFile ? name : place && `${place}.${name}`;
    selected.add(path ?? `${type.name}.${name}`);
    if (selectionSet)
      collect(selectionSet.selections, getNamedType(field.type) as ObjectType, path);
  }

  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      collect(definition.selectionSet.selections, schema.getQueryType()!, undefined);
  return selected;
}
