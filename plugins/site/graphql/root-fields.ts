import type { CreateResolversArgs } from 'gatsby';
import { MemoryCache } from '../memory-cache';
import { createBestPlate } from '../model/ranking/best-plate';
import { createHandle } from '../model/ranking/handle';
import { DATA_NAMES } from '../model/data-files';
import { contentField, jsonTypeName } from '../model/data-names';
import {
  createRankingData,
  rankTrending,
  type RankingSources,
} from '../model/ranking/ranking-data';
import { pageMetadata, ROUTES, type PageTexts } from '../model/routes';
import { readData, type Context } from './context';

/** A field of `Query` or of `Content`, which have no value of their own. */
const field = <Args extends object>(
  type: string,
  args: Record<keyof Args, string>,
  find: (args: Args, context: Context) => unknown,
) => ({
  type,
  args,
  resolve: (_source: unknown, given: Args, context: Context) => find(given, context),
});

async function describePage(path: string, context: Context) {
  const query = { filter: { path: { eq: path } } };
  const texts = ROUTES[path]
    ? await readData(ROUTES[path], context)
    : await context.nodeModel.findOne<PageTexts>({ type: 'ProsePage', query });
  if (texts) return pageMetadata(path, texts, await readData('site', context));
  throw new Error(
    `There is no page ${path} in plugins/site/model/routes.ts, and none in content/pages.`,
  );
}

const rankingData = new MemoryCache<ReturnType<typeof createRankingData>>();
// Every page of an article asks for it.
const bestPlates = new MemoryCache<ReturnType<typeof createBestPlate>>();
const handles = new MemoryCache<ReturnType<typeof createHandle>>();
const rankedTrending = new MemoryCache<ReturnType<typeof rankTrending>>();

/** A result that is computed once from the data files of the ranking. */
async function fromRankingSources<Result>(
  results: MemoryCache<Result>,
  make: (sources: RankingSources) => Result,
  context: Context,
): Promise<Result> {
  const sources = {
    nutrients: await readData('nutrients', context),
    foods: await readData('foods', context),
    recipes: await readData('recipes', context),
    'reference-intakes': await readData('reference-intakes', context),
    trending: await readData('trending', context),
    try: await readData('try', context),
  };
  const digests = Object.values(sources).map(({ internal }) => internal.contentDigest);
  return results.get(digests, () => make(sources));
}

/** The rank of a recipe card, also where cards are in the order of the file. */
async function rankOf(card: { title: string }, context: Context) {
  const { items } = await fromRankingSources(rankedTrending, rankTrending, context);
  return 1 + items.findIndex(({ title }) => title === card.title);
}

/** All pages with code in the order of `routes.ts`, then those of prose by their paths. */
async function describePages(context: Context) {
  const { entries } = await context.nodeModel.findAll<{ path: string }>({ type: 'ProsePage' });
  const paths = Array.from(entries, ({ path }) => path);
  const all = [...Object.keys(ROUTES), ...paths.toSorted()];
  return Promise.all(all.map((path) => describePage(path, context)));
}

/**
 * Resolves `content`, `page(path)`, `pages` (all but the articles), `rankingData` and `handle` (their types
 * are in `src/lib/ranking`), `bestPlate` and the `rank` of recipe cards. With `posts(ids)`, unlike `allMarkdownRemark`,
 * Gatsby renders a page again only when one of these posts changes.
 */
export function createRootFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      content: field('Content!', {}, () => ({})),
      posts: field(
        '[MarkdownRemark!]!',
        { ids: '[String!]!' },
        ({ ids }: { ids: string[] }, { nodeModel }) =>
          ids.map((id) => nodeModel.getNodeById({ id })),
      ),
      pages: field('[PageMetadata!]!', {}, (_args, context) => describePages(context)),
      page: field('PageMetadata!', { path: 'String!' }, ({ path }: { path: string }, context) =>
        describePage(path, context),
      ),
      rankingData: field('JSON!', {}, (_args, context) =>
        fromRankingSources(rankingData, createRankingData, context),
      ),
      handle: field('JSON', {}, (_args, context) =>
        fromRankingSources(handles, createHandle, context),
      ),
      bestPlate: field('BestPlate!', {}, (_args, context) =>
        fromRankingSources(bestPlates, createBestPlate, context),
      ),
    },
    RecipeCard: {
      rank: {
        type: 'Int!',
        resolve: (card: { title: string }, _args: object, context: Context) =>
          rankOf(card, context),
      },
    },
    Content: Object.fromEntries(
      DATA_NAMES.map((name) => [
        contentField(name),
        field(`${jsonTypeName(name)}!`, {}, (_args, context) =>
          name === 'trending'
            ? fromRankingSources(rankedTrending, rankTrending, context)
            : readData(name, context),
        ),
      ]),
    ),
  });
}
