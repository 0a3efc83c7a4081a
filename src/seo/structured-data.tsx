import type { Thing } from 'schema-dts';
import { serializeGraph } from './graph';

/** What a page is about in the words of schema.org, for machines: data, never run as a script. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(things) }} />
);
