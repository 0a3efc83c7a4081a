import type { CreateResolversArgs } from 'gatsby';
import { linkedAt, pageKey, type LinkPlace } from '../../../src/routes';
import { describeRoute, readProsePages, type PageContext } from './page-metadata';

export type PageLink = { path: string; label: string };

type Labels = Record<string, unknown>;

export const pageLinkTypes = /* GraphQL */ `
  "A link to a page, with its text."
  type PageLink {
    path: String!
    label: String!
  }
`;

/**
 * The links to the pages that `src/routes.ts` lists for a place.
 * @param labels the labels of pages by `pageKey`; a page without a label here is called by its name
 */
async function linksAt(
  place: LinkPlace,
  labels: Labels,
  context: PageContext,
): Promise<PageLink[]> {
  const links = linkedAt(place).map(async (route) => {
    const label = labels[pageKey(route.path)] ?? (await describeRoute(route, context)).name;
    return { path: route.path, label: String(label) };
  });
  return Promise.all(links);
}

/** The links to the pages of prose that have `footer: true`. */
const proseLinks = async (context: PageContext): Promise<PageLink[]> =>
  (await readProsePages(context))
    .filter(({ footer }) => footer)
    .map(({ path, name }) => ({ path, label: name }));

const linkField = (place: LinkPlace) => ({
  type: '[PageLink!]!',
  resolve: (labels: Labels, _args: unknown, context: PageContext) =>
    linksAt(place, labels, context),
});

/** Resolves the lists of links in the header, in the footer and on the 404 page. */
export function createPageLinkResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    InterfaceHeader: { links: linkField('header') },
    InterfaceFooter: {
      productLinks: linkField('footerProduct'),
      resourceLinks: linkField('footerResources'),
      noteLinks: {
        type: '[PageLink!]!',
        resolve: async (labels: Labels, _args: unknown, context: PageContext) => [
          ...(await linksAt('footerNote', labels, context)),
          ...(await proseLinks(context)),
        ],
      },
    },
    NotFoundJson: { links: linkField('notFound') },
  });
}
