import type { CreateResolversArgs, Node } from 'gatsby';
import { dataFiles } from '../schema/data-files';
import { jsonTypeName } from '../json-type-name';
import { defineInterface, defineTypes } from './type-definitions';

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

/** The type of `content` in a query: the folder `content/data`, with a field for each file. */
const contentType = `type Content { ${fields.join(' ')} }`;

/** The fields that the pages for creators and professionals share. */
const audiencePageType = defineInterface('AudiencePage', dataFiles.creators);

/** The GraphQL types of `content/data`: the folder, each file, and the objects in the files. */
export const contentTypes = [contentType, audiencePageType, defineTypes(Object.values(dataFiles))];

/**
 * Resolves `content`, `post(id)` and `posts(ids)`, which are never null. A missing data file is an
 * error that names its type.
 */
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
