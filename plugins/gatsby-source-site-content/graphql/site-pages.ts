import type { CreateResolversArgs } from 'gatsby';
import { describePages, type PageData, type PageFacts } from '../../../src/site-pages';

type Context = { nodeModel: { findOne(query: { type: string }): Promise<unknown> } };

/** What a page says about itself to those who link to it, share it or list it. */
export const sitePageTypes = /* GraphQL */ `
  "A page of the site that is no article."
  type RouteFacts {
    "Its route, such as /pricing."
    path: String!
    "What it is called in a list of pages and in a breadcrumb."
    name: String!
    "Its own title; the home page has none but the product's name."
    title: String
    description: String!
  }
`;

const TYPES = {
  site: 'SiteJson',
  hero: 'HeroJson',
  blog: 'BlogJson',
  plans: 'PlansJson',
  creators: 'CreatorsJson',
  professionals: 'ProfessionalsJson',
  accessibility: 'AccessibilityJson',
} satisfies Record<keyof PageData, string>;

async function readPages({ nodeModel }: Context): Promise<PageFacts[]> {
  const nodes = await Promise.all(
    Object.entries(TYPES).map(async ([name, type]) => [name, await nodeModel.findOne({ type })]),
  );
  return describePages(Object.fromEntries(nodes) as PageData);
}

/** Answers `pages`, the site's pages in order, and `page(path)`, which is never null. */
export function createSitePageResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pages: {
        type: '[RouteFacts!]!',
        resolve: (_source: unknown, _args: unknown, context: Context) => readPages(context),
      },
      page: {
        type: 'RouteFacts!',
        args: { path: 'String!' },
        resolve: async (_source: unknown, { path }: { path: string }, context: Context) => {
          const page = (await readPages(context)).find((facts) => facts.path === path);
          if (!page) throw new Error(`src/site-pages.ts doesn't describe the page ${path}.`);
          return page;
        },
      },
    },
  });
}
