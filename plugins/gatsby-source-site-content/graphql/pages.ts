import type { CreateResolversArgs } from 'gatsby';
import { homeMetadata, pageMetadata, ROUTES, type HomeTexts, type PageTexts } from '../routes';
import { readData, type Context } from './context';

async function describePage(path: string, context: Context) {
  const site = await readData<Queries.SiteJson>('site', context);
  if (path === '/') return homeMetadata(await readData<HomeTexts>('hero', context), site);
  const query = { filter: { path: { eq: path } } };
  const texts = ROUTES[path]
    ? await readData<PageTexts>(ROUTES[path], context)
    : ((await context.nodeModel.findOne({ type: 'ProsePage', query })) as PageTexts | null);
  if (texts) return pageMetadata(path, texts, site);
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

/** Resolves `pages`, all pages but the articles, and `page(path)`, which throws for an unknown path. */
export function createPageResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pages: {
        type: '[PageMetadata!]!',
        resolve: (_source: unknown, _args: unknown, context: Context) => describePages(context),
      },
      page: {
        type: 'PageMetadata!',
        args: { path: 'String!' },
        resolve: (_source: unknown, { path }: { path: string }, context: Context) =>
          describePage(path, context),
      },
    },
  });
}
