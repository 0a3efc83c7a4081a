import type { Data, DataName } from '../model/data-files';
import { jsonTypeName, pathOf } from '../model/data-names';

type Query = { filter?: object; sort?: { fields: string[]; order: string[] } };

/** The part of a resolver's context that the content needs. Gatsby runs a query again when a node that it read changes. */
export type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): object | null;
    findOne(query: { type: string; query?: Query }): Promise<object | null>;
    trackInlineObjectsInRootNode(node: object): void;
    findAll(query: { type: string; query?: Query }): Promise<{ entries: Iterable<unknown> }>;
  };
};

/** The content of a data file. Throws if it has had a mistake since `gatsby develop` started. */
export async function readData<Name extends DataName>(
  name: Name,
  { nodeModel }: Pick<Context, 'nodeModel'>,
): Promise<Data[Name]> {
  const node = await nodeModel.findOne({ type: jsonTypeName(name) });
  if (node) return node as Data[Name];
  throw new Error(`${pathOf(name)} has a mistake, which the terminal names.`);
}
