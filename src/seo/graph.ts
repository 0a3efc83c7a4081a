import type { Graph, Thing } from 'schema-dts';

/**
 * Structured data as the text of one JSON-LD block. `<` is written as an escape, so that no text of
 * an author can end the block it stands in (HTML, restrictions for contents of script elements).
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
