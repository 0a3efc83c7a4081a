import type { CreateResolversArgs } from 'gatsby';
import { renderRichText } from '../article/rich-text';
import type { Data } from '../model/data-files';
import { targetOf } from '../model/redirects';
import { appAddress } from '../model/site-url';
import { readData, type Context } from './context';

type Site = Data['site'];
type Query = Record<string, string>;

/** Resolves a field's text with what `site.json` says. */
const resolveWith = (find: (path: string, site: Site) => string) => ({
  extend: () => ({
    resolve: async (
      source: Record<string, string>,
      _args: object,
      context: Context,
      { fieldName }: { fieldName: string },
    ) => {
      const text = source[fieldName];
      return text === undefined ? null : find(text, await readData('site', context));
    },
  }),
});

/**
 * The directives of fields with links: paths on the app's host, those of this site that may lead elsewhere, and texts
 * with links in them.
 */
export const linkExtensions = [
  { name: 'appAddress', ...resolveWith((path, site) => appAddress(site.appUrl, path)) },
  { name: 'linkTarget', ...resolveWith(targetOf) },
  {
    name: 'richText',
    ...resolveWith((text, site) => renderRichText(text, (path) => targetOf(path, site))),
  },
];

/** A field with an address of the app. */
const appField = <Source>(find: (source: Source, site: Site) => [path: string, query: Query]) => ({
  type: 'String!',
  resolve: async (source: Source, _args: object, context: Context) => {
    const site = await readData('site', context);
    return appAddress(site.appUrl, ...find(source, site));
  },
});

type Plan = Data['plans']['plans'][number];
const signUpFor = (period: 'monthly' | 'annual') =>
  appField(({ id, href }: Plan) => [href, { plan: id, period }]);

/** Resolves links to the app, such as `/signup?plan=pro&period=annual` and `/search?q=Tomato+soup`. */
export function createLinkFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    PlanCard: { monthlyHref: signUpFor('monthly'), annualHref: signUpFor('annual') },
    RecipeCard: {
      href: appField(({ title }: { title: string }, { search }) => [search, { q: title }]),
    },
  });
}
