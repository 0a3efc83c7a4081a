import type { Data, DataName } from '../model/data-files';
import { jsonTypeName, pathOf } from '../model/data-names';

/**
 * The part of a resolver's context that the content needs. Gatsby runs a query again when a node that it read changes.
 * Only who asks for nodes of a type knows what they contain.
 */
export type Context = {
  nodeModel: {
    getNodeById<Found extends object>(query: { id: string }): Found | null;
    findOne<Found extends object>(query: {
      type: string;
      query?: { filter: object };
    }): Promise<Found | null>;
    findAll<Found extends object>(query: { type: string }): Promise<{ entries: Iterable<Found> }>;
    trackInlineObjectsInRootNode(node: object): void;
  };
};

/** What Gatsby adds to a node. */
export type Tracked = { internal: { contentDigest: string } };

/** The content of a data file. Throws if it has had a mistake since `gatsby develop` started. */
export async function readData<Name extends DataName>(
  name: Name,
  { nodeModel }: Pick<Context, 'nodeModel'>,
): Promise<Data[Name] & Tracked> {
  const node = await nodeModel.findOne<Data[Name] & Tracked>({ type: jsonTypeName(name) });
  if (node) return node;
  throw new Error(`${pathOf(name)} has a mistake, which the terminal names.`);
}
