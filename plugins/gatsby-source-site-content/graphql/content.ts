import type { CreateResolversArgs } from 'gatsby';
import site from '../../../content/data/site.json';
import { contentField, DATA_NAMES, type Data } from '../model/data-files';
import { createRankingData, RANKING_SOURCES, type RankingSources } from '../ranking-data';
import { pageMetadata, ROUTES, type PageTexts } from '../routes';
import { appAddress } from '../site-url';
import { readData, type Context } from './context';

/** The sign-up for a plan and a billing period: `/signup?plan=standard&period=annual` in the app. */
const signUpFor = (period: 'monthly' | 'annual') => ({
  type: 'String!',
  resolve: ({ id, href }: Data['plans']['plans'][number]) =>
    `${href}?${new URLSearchParams({ plan: id, period }).toString()}`,
});

/** Resolves a node by the argument `id`. */
const nodeById = (type: string) => ({
  type: `${type}!`,
  args: { id: 'String!' },
  resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id }),
});

async function describePage(path: string, context: Context) {
  const query = { filter: { path: { eq: path } } };
  const texts = ROUTES[path]
    ? await readData(ROUTES[path], context)
    : ((await context.nodeModel.findOne({ type: 'ProsePage', query })) as PageTexts | null);
  if (texts) return pageMetadata(path, texts, await readData('site', context));
  throw new Error(
    `There is no page ${path} in plugins/gatsby-source-site-content/routes.ts, and none in content/pages.`,
  );
}

/** All pages with code in the order of `routes.ts`, then those of prose by their paths. */
async function describePages(context: Context) {
  const sort = { fields: ['path'], order: ['ASC'] };
  const { entries } = await context.nodeModel.findAll({ type: 'ProsePage', query: { sort } });
  const prose = [...(entries as Iterable<{ path: string }>)].map(({ path }) => path);
  return Promise.all([...Object.keys(ROUTES), ...prose].map((path) => describePage(path, context)));
}

/**
 * Resolves `content`, `post(id)`, `posts(ids)`, `prosePage(id)` and `page(path)`, which are never null, `pages`,
 * which are all but the articles, links to the app, and `rankingData`: JSON, because
 * `src/lib/ranking/ranking-data.ts` has its type, and the page needs all of it.
 */
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
      pages: {
        type: '[PageMetadata!]!',
        resolve: (_source: unknown, _args: object, context: Context) => describePages(context),
      },
      page: {
        type: 'PageMetadata!',
        args: { path: 'String!' },
        resolve: (_source: unknown, { path }: { path: string }, context: Context) =>
          describePage(path, context),
      },
      rankingData: {
        type: 'JSON!',
        resolve: async (_source: unknown, _args: object, context: Context) => {
          const files = RANKING_SOURCES.map(
            async (name) => [name, await readData(name, context)] as const,
          );
          return createRankingData(Object.fromEntries(await Promise.all(files)) as RankingSources);
        },
      },
    },
    Content: Object.fromEntries(
      DATA_NAMES.map((name) => {
        const resolve = (_source: unknown, _args: object, context: Context) =>
          readData(name, context);
        return [contentField(name), { resolve }];
      }),
    ),
    PlanCard: { monthlyHref: signUpFor('monthly'), annualHref: signUpFor('annual') },
    RecipeCard: {
      /** The app's search for the recipe: `/search?q=Roasted+tomato+soup`. */
      href: {
        type: 'String!',
        resolve: ({ title }: { title: string }) => appAddress(site.search, { q: title }),
      },
    },
  });
}
