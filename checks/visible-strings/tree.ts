import { parse } from '@babel/parser';

/** A node of Babel's syntax tree, as far as it is read here. */
export type Node = { type: string; loc: { start: { line: number } } } & Record<string, unknown>;

/** A node and its ancestors, the nearest first. */
export type NodeWithAncestors = { node: Node; ancestors: readonly Node[] };

/** Parses a file of TypeScript with JSX. */
export const readTree = (code: string): Node =>
  parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Yields every node of a tree, parents before children. */
export function* walk(node: Node, ancestors: readonly Node[] = []): Generator<NodeWithAncestors> {
  yield { node, ancestors };
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* walk(child, [node, ...ancestors]);
  }
}

/** The node at a key of another node. */
export const nodeAt = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** The name of an identifier, an attribute or a key. */
export function nameOf(node: Node | undefined): string {
  const name = node?.name ?? node?.value;
  return isNode(name) ? nameOf(name) : String(name ?? '');
}
