import type blog from '../../../content/data/blog.json';
import { jsonTypeName, type DataName } from '../schema/data-files';
import { isMissing } from '../schema/fields';

type Query = { filter?: object; sort?: { fields: string[]; order: string[] } };

/** The part of a resolver's context that the content needs. Gatsby runs a query again when a node that it read changes. */
export type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): object | null;
    findOne(query: { type: string; query?: Query }): Promise<object | null>;
    findAll(query: { type: string; query?: Query }): Promise<{ entries: Iterable<unknown> }>;
  };
};

/** The content of a data file. */
export const readData = async <Data extends object>(
  name: DataName,
  { nodeModel }: Pick<Context, 'nodeModel'>,
) => (await nodeModel.findOne({ type: jsonTypeName(name) })) as Data;

/** The texts and defaults of articles. */
export const blogLabels = (context: Context) => readData<typeof blog>('blog', context);

/** The text that an author wrote, or the default of `blog.json`. */
export const textOf = async (
  name: 'title' | 'category' | 'author',
  source: Record<string, unknown>,
  context: Context,
): Promise<string> =>
  isMissing(source[name]) ? (await blogLabels(context)).defaults[name] : String(source[name]);
