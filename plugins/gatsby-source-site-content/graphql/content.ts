import type { CreateResolversArgs, Node } from 'gatsby';
import { dataFiles } from '../schema/data-files';
import { jsonTypeName } from '../json-type-name';

type Context = {
  nodeModel: {
    findOne(query: { type: string }): Promise<Node | null>;
    getNodeById(query: { id: string }): Node | null;
  };
};

/** The field of each file, such as `howItWorks` for `how-it-works.json`, and its type. */
const FILES = Object.fromEntries(
  Object.keys(dataFiles).map((name) => [
    name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase()),
    jsonTypeName({ node: { name } }),
  ]),
);

const fields = Object.entries(FILES).map(([field, type]) => `${field}: ${type}!`);

/** `content` in a query is the folder `content/data`: one field a file, and every file is there. */
export const contentType = `type Content { ${fields.join(' ')} }`;

/** Answers `content`, where a file that is missing is named, and `post(id)`, and `posts(ids)`, which are never null. */
export function createContentResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const fileOf = (type: string) => ({
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
      const node = await nodeModel.findOne({ type });
      if (!node) throw new Error(`There is no file in content/data for the type ${type}.`);
      return node;
    },
  });
  create({
    Query: {
      content: { type: 'Content!', resolve: () => ({}) },
      post: {
        type: 'BlogPost!',
        args: { id: 'String!' },
        resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
          nodeModel.getNodeById({ id }),
      },
      posts: {
        type: '[BlogPost!]!',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          ids.map((id) => nodeModel.getNodeById({ id })),
      },
    },
    Content: Object.fromEntries(
      Object.entries(FILES).map(([field, type]) => [field, fileOf(type)]),
    ),
  });
}
