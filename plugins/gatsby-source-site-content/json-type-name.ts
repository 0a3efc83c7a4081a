/**
 * Names the GraphQL type of a file in `content/data`: `how-it-works.json` becomes `HowItWorksJson`.
 * Every file holds one object, so each type has exactly one node.
 */
export function jsonTypeName({ node }: { node: { name?: unknown } }): string {
  const words = String(node.name).split(/[^a-zA-Z0-9]+/);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Json`;
}
