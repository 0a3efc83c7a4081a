import type { CreateResolversArgs } from 'gatsby';
import site from '../../../content/data/site.json';
import { renderArticle } from '../article/article-html';
import { contentField, DATA_NAMES, jsonTypeName, type Data } from '../model/data-files';
import { createRankingData, RANKING_SOURCES, type RankingSources } from '../ranking-data';
import { pageMetadata, ROUTES, type PageTexts } from '../routes';
import { appAddress } from '../site-url';
import { readData, type Context } from './context';
import { pictureFinder } from './pictures';

/** The sign-up for a plan and a billing period: `/signup?plan=standard&period=annual` in the app. */
const signUpFor = (period: 'monthly' | 'annual') => ({
  type: 'String!',
  resolve: ({ id, href }: Data['plans']['plans'][number]) => {
    const { origin, pathname, search } = new URL(href);
    const query = new URLSearchParams([
      ...new URLSearchParams(search),
      ['plan', id],
      ['period', period],
    ]);
    return `${origin}${pathname}?${query.toString()}`;
  },
});

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

/** Finds a node by the argument `id`. */
const nodeById = (type: string) =>
  field(`${type}!`, { id: 'String!' }, ({ id }: { id: string }, { nodeModel }) =>
    nodeModel.getNodeById({ id }),
  );

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

/** An article or a page of prose; its content is the file without the fields above it. */
type Text = { parent: string; internal: { type: string; content: string } };

/**
 * Resolves `content`, `post(id)`, `posts(ids)`, `prosePage(id)` and `page(path)`, which are never null, `pages`,
 * which are all but the articles, the bodies of articles and of pages of prose as HTML, links to the app, and
 * `rankingData`: JSON, because `src/lib/ranking/ranking-data.ts` has its type, and the page needs all of it.
 */
export function createContentResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const renderText = async ({ parent, internal }: Text, _args: object, context: Context) => {
    const markdown = context.nodeModel.getNodeById({ id: parent }) as { parent: string };
    const find = pictureFinder(markdown.parent, context, reporter);
    const { article } = await readData('blog', context);
    const facts = internal.type === 'ProsePage' ? await readData('site', context) : undefined;
    return renderArticle(internal.content, article, find, facts);
  };
  createResolvers({
    Query: {
      content: field('Content!', {}, () => ({})),
      post: nodeById('BlogPost'),
      prosePage: nodeById('ProsePage'),
      posts: field(
        '[BlogPost!]!',
        { ids: '[String!]!' },
        ({ ids }: { ids: string[] }, { nodeModel }) =>
          ids.map((id) => nodeModel.getNodeById({ id })),
      ),
      pages: field('[PageMetadata!]!', {}, (_args, context) => describePages(context)),
      page: field('PageMetadata!', { path: 'String!' }, ({ path }: { path: string }, context) =>
        describePage(path, context),
      ),
      rankingData: field('JSON!', {}, async (_args, context) => {
        const files = RANKING_SOURCES.map(async (name) => [name, await readData(name, context)]);
        return createRankingData(Object.fromEntries(await Promise.all(files)) as RankingSources);
      }),
    },
    Content: Object.fromEntries(
      DATA_NAMES.map((name) => [
        contentField(name),
        field(`${jsonTypeName(name)}!`, {}, (_args, context) => readData(name, context)),
      ]),
    ),
    BlogPost: { content: { resolve: renderText } },
    ProsePage: { content: { resolve: renderText } },
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
