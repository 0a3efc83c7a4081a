import type { CreateResolversArgs } from 'gatsby';
import { prosePage } from '../schema/prose-page';
import { fieldsOf } from './type-definitions';

type Context = { nodeModel: { getNodeById(query: { id: string }): unknown } };

/** The GraphQL type of a page of prose: made from a markdown file of `content/pages`. */
export const prosePageTypes = /* GraphQL */ `
  type ProsePage implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "Its route, such as /about."
    path: String!
    ${fieldsOf(prosePage)}
    "The page's body as HTML, rendered like that of an article."
    content: String! @proseBody
  }
`;

/** Resolves `prosePage(id)`, which is never null. */
export function createProsePageResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      prosePage: {
        type: 'ProsePage!',
        args: { id: 'String!' },
        resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
          nodeModel.getNodeById({ id }),
      },
    },
  });
}
