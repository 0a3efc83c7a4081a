import type { Graph, Thing } from 'schema-dts';

/**
 * Schema.org things as a JSON-LD block, which browsers never run. Each type has its builder in a file of
 * its own, because webpack puts a module that several pages share into their chunks as a whole.
 */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(things) }} />
);

/**
 * Serializes things as one JSON-LD graph. It escapes `<`, so that no text can close the script element
 * (HTML, "Restrictions for contents of script elements").
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
