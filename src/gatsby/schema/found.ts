import type { CreateResolversArgs } from 'gatsby';
import { describePages, type PageData, type PageFacts } from '../site-pages';
import { sharePictureOf, type PictureContext } from './share-picture';

type Context = PictureContext & {
  nodeModel: { findOne(query: { type: string }): Promise<unknown> };
};

/** What a page says about itself to those who link to it, share it or list it. */
export const foundTypes = /* GraphQL */ `
  "A page of the site that is no article."
  type SitePage {
    "Its route, such as /pricing."
    path: String!
    "What it is called in a list of pages and in a breadcrumb."
    name: String!
    "Its own title; the home page has none but the product's name."
    title: String
    description: String!
    share: SharePicture!
  }

  "The picture that stands for a page where it is shared, and what it is drawn from."
  type SharePicture {
    address: String!
    alt: String!
    slug: String!
    title: String!
    eyebrow: String!
    product: String!
    picturePath: String
    pictureDigest: String
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
export function createFoundResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pages: {
        type: '[SitePage!]!',
        resolve: (_source: unknown, _args: unknown, context: Context) => readPages(context),
      },
      page: {
        type: 'SitePage!',
        args: { path: 'String!' },
        resolve: async (_source: unknown, { path }: { path: string }, context: Context) => {
          const page = (await readPages(context)).find((facts) => facts.path === path);
          if (!page) throw new Error(`src/gatsby/site-pages.ts doesn't describe the page ${path}.`);
          return page;
        },
      },
    },
    SitePage: {
      share: {
        resolve: ({ share }: PageFacts, _args: unknown, context: Context) =>
          sharePictureOf(share, context),
      },
    },
  });
}
