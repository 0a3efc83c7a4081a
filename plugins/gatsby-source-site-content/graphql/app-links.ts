import type { CreateResolversArgs } from 'gatsby';
import { appAddress } from '../../../src/lib/app-address';

type Plan = { id: string; href: string };
type Recipe = { title: string };
type Context = { nodeModel: { findOne(query: { type: string }): Promise<unknown> } };

/** The sign-up for a plan and a billing period: `/signup?plan=standard&period=annual`. */
const signUpFor = (period: 'monthly' | 'annual') => ({
  type: 'String!',
  resolve: ({ id, href }: Plan) => appAddress(href, { plan: id, period }),
});

/** The app's search for a recipe: `/search?q=Roasted+tomato+soup`. */
const searchForTitle = {
  type: 'String!',
  resolve: async ({ title }: Recipe, _args: unknown, { nodeModel }: Context) => {
    const site = (await nodeModel.findOne({ type: 'SiteJson' })) as { search: string };
    return appAddress(site.search, { q: title });
  },
};

/** Resolves the addresses in the app that derive from other fields of a plan or a recipe. */
export function createAppLinkResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    PlanCard: { monthlyHref: signUpFor('monthly'), annualHref: signUpFor('annual') },
    RecipeCard: { href: searchForTitle },
  });
}
