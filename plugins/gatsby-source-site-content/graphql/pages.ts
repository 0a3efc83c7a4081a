import type { CreateResolversArgs } from 'gatsby';
import {
  linkedAt,
  metadataOf,
  pageKey,
  proseMetadata,
  ROUTES,
  type LinkPlace,
  type PageMetadata,
  type Route,
} from '../routes';
import type { ProsePage } from '../nodes';
import { readData, type Context } from './context';

/** The metadata of a page that `routes.ts` lists, from its data file. */
const describeRoute = async (route: Route, context: Context): Promise<PageMetadata> =>
  metadataOf(route, await readData(route.dataFile, context), await readData('site', context));

const describeProse = ({ path, name, title, description }: ProsePage): PageMetadata =>
  proseMetadata({ path, name, title, lead: description });

/** All pages of prose, by their paths. */
async function readProsePages({ nodeModel }: Context): Promise<ProsePage[]> {
  const sort = { fields: ['path'], order: ['ASC'] };
  const { entries } = await nodeModel.findAll({ type: 'ProsePage', query: { sort } });
  return [...entries] as ProsePage[];
}

async function describePage(path: string, context: Context): Promise<PageMetadata> {
  const route = ROUTES.find((known) => known.path === path);
  if (route) return describeRoute(route, context);
  const query = { filter: { path: { eq: path } } };
  const prose = await context.nodeModel.findOne({ type: 'ProsePage', query });
  if (prose) return describeProse(prose as ProsePage);
  throw new Error(
    `There is no page ${path} in plugins/gatsby-source-site-content/routes.ts, and none in content/pages.`,
  );
}

type Labels = Record<string, unknown>;

/**
 * The links to the pages that `routes.ts` lists for a place, with the labels that stand beside the field, or
 * with the pages' names. Pages of prose follow that name the list in `footer`.
 */
const linkField = (place: LinkPlace, footer?: ProsePage['footer']) => ({
  type: '[PageLink!]!',
  resolve: async (labels: Labels, _args: unknown, context: Context) => {
    const routes = linkedAt(place).map(async (route) => ({
      path: route.path,
      label: String(labels[pageKey(route.path)] ?? (await describeRoute(route, context)).name),
    }));
    const pages = footer ? await readProsePages(context) : [];
    const joined = pages.filter((page) => page.footer === footer);
    return [
      ...(await Promise.all(routes)),
      ...joined.map(({ path, name }) => ({ path, label: name })),
    ];
  },
});

/**
 * Resolves `pages`, all pages but the articles, `page(path)`, which throws for an unknown path, and the
 * lists of links in the header, in the footer and on the 404 page.
 */
export function createPageResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pages: {
        type: '[PageMetadata!]!',
        resolve: async (_source: unknown, _args: unknown, context: Context) => [
          ...(await Promise.all(ROUTES.map((route) => describeRoute(route, context)))),
          ...(await readProsePages(context)).map(describeProse),
        ],
      },
      page: {
        type: 'PageMetadata!',
        args: { path: 'String!' },
        resolve: (_source: unknown, { path }: { path: string }, context: Context) =>
          describePage(path, context),
      },
    },
    InterfaceHeader: { links: linkField('header') },
    InterfaceFooter: {
      productLinks: linkField('footerProduct', 'product'),
      resourceLinks: linkField('footerResources', 'resources'),
      noteLinks: linkField('footerNote', 'note'),
    },
    NotFoundJson: { links: linkField('notFound') },
  });
}
