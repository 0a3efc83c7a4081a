import type { CreateResolversArgs } from 'gatsby';
import type { PageMetadata } from '../../../src/lib/page-metadata';
import { describeByLead, metadataOf, pageKey, ROUTES, type Route } from '../../../src/routes';
import { jsonTypeName } from '../json-type-name';
import type { ProsePage } from '../prose-page-nodes';

type Query = { filter?: { path: { eq: string } }; sort?: { fields: string[]; order: string[] } };

export type PageContext = {
  nodeModel: {
    findOne(query: { type: string; query?: Query }): Promise<unknown>;
    findAll(query: { type: string; query?: Query }): Promise<{ entries: Iterable<unknown> }>;
  };
};

/** The GraphQL type of the metadata that links, heads, lists and share pictures of pages need. */
export const pageMetadataTypes = /* GraphQL */ `
  "The metadata of a page. Articles have their own fields."
  type PageMetadata {
    "Its route, such as /pricing."
    path: String!
    "What it is called in a list of pages and in a breadcrumb."
    name: String!
    "Its own title; null for the home page."
    title: String
    description: String!
  }
`;

const readData = async (name: string, { nodeModel }: PageContext) =>
  (await nodeModel.findOne({ type: jsonTypeName({ node: { name } }) })) as object;

/** The metadata of a page that `src/routes.ts` lists, from its data file. */
export async function describeRoute(route: Route, context: PageContext): Promise<PageMetadata> {
  const site = (await readData('site', context)) as Parameters<typeof metadataOf>[2];
  return metadataOf(route, await readData(route.dataFile, context), site);
}

function describeProse({ path, description, ...page }: ProsePage): PageMetadata {
  const { share, ...described } = describeByLead({ ...page, lead: description });
  return { path, ...described, share: { slug: pageKey(path), ...share } };
}

/** All pages of prose, by their paths. */
export async function readProsePages({ nodeModel }: PageContext): Promise<ProsePage[]> {
  const sort = { fields: ['path'], order: ['ASC'] };
  const { entries } = await nodeModel.findAll({ type: 'ProsePage', query: { sort } });
  return [...entries] as ProsePage[];
}

async function describePage(path: string, context: PageContext): Promise<PageMetadata> {
  const route = ROUTES.find((known) => known.path === path);
  if (route) return describeRoute(route, context);
  const query = { filter: { path: { eq: path } } };
  const prose = await context.nodeModel.findOne({ type: 'ProsePage', query });
  if (prose) return describeProse(prose as ProsePage);
  throw new Error(`There is no page ${path} in src/routes.ts, and none in content/pages.`);
}

/** Resolves `pages`, all pages but the articles, and `page(path)`, which throws for an unknown path. */
export function createPageMetadataResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pages: {
        type: '[PageMetadata!]!',
        resolve: async (_source: unknown, _args: unknown, context: PageContext) => [
          ...(await Promise.all(ROUTES.map((route) => describeRoute(route, context)))),
          ...(await readProsePages(context)).map(describeProse),
        ],
      },
      page: {
        type: 'PageMetadata!',
        args: { path: 'String!' },
        resolve: (_source: unknown, { path }: { path: string }, context: PageContext) =>
          describePage(path, context),
      },
    },
  });
}
