import type { CreateResolversArgs } from 'gatsby';
import { appAddress } from '../app-address';
import { siteUrl } from '../site-url';
import { DATA_FIELDS } from './type-definitions';
import type { Context } from './context';

/** `@inApp`: a path such as `/signup`, resolved to an address on the app's host. */
const inApp = {
  name: 'inApp',
  extend: () => ({
    resolve: (
      source: Record<string, unknown>,
      _args: object,
      _context: object,
      { fieldName }: { fieldName: string },
    ) => appAddress(String(source[fieldName])),
  }),
};

/** `@siteAddress`: the site's own address, which the environment may override. */
const siteAddress = { name: 'siteAddress', extend: () => ({ resolve: siteUrl }) };

export const fieldExtensions = [inApp, siteAddress];

/** The sign-up for a plan and a billing period: `/signup?plan=standard&period=annual`. */
const signUpFor = (period: 'monthly' | 'annual') => ({
  type: 'String!',
  resolve: ({ id, href }: { id: string; href: string }) => appAddress(href, { plan: id, period }),
});

/** Resolves a node by the argument `id`. */
const nodeById = (type: string) => ({
  type: `${type}!`,
  args: { id: 'String!' },
  resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id }),
});

/** Resolves a data file. A missing file is an error that names its type. */
const dataFile = (type: string) => ({
  resolve: async (_source: unknown, _args: object, { nodeModel }: Context) => {
    const node = await nodeModel.findOne({ type });
    if (!node) throw new Error(`There is no file in content/data for the type ${type}.`);
    return node;
  },
});

/** Resolves `content`, `post(id)`, `posts(ids)` and `prosePage(id)`, which are never null, and links to the app. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      content: { type: 'Content!', resolve: () => ({}) },
      post: nodeById('BlogPost'),
      prosePage: nodeById('ProsePage'),
      posts: {
        type: '[BlogPost!]!',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          ids.map((id) => nodeModel.getNodeById({ id })),
      },
    },
    Content: Object.fromEntries(
      Object.entries(DATA_FIELDS).map(([field, type]) => [field, dataFile(type)]),
    ),
    PlanCard: { monthlyHref: signUpFor('monthly'), annualHref: signUpFor('annual') },
    RecipeCard: {
      /** The app's search for the recipe: `/search?q=Roasted+tomato+soup`. */
      href: {
        type: 'String!',
        resolve: async ({ title }: { title: string }, _args: object, { nodeModel }: Context) => {
          const site = (await nodeModel.findOne({ type: 'SiteJson' })) as { search: string };
          return appAddress(site.search, { q: title });
        },
      },
    },
  });
}
