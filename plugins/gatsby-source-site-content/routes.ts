import { interpolate } from '../../src/lib/interpolate';
import type { PageMetadata } from './page-metadata';
import type { ShareFacts } from '../../src/lib/share-picture';

type Site = { name: string; description: string; home: string };

/** Where the site links to its pages: the header, the three lists of the footer, the 404 page. */
export type LinkPlace = 'header' | 'footerProduct' | 'footerResources' | 'footerNote' | 'notFound';

type Description = Omit<PageMetadata, 'path' | 'share'> & { share: Omit<ShareFacts, 'slug'> };

export type Route = {
  path: string;
  /** The file of `content/data` that describes the page, without `.json`. */
  dataFile: string;
  /** Describes the page from that file and from `site.json`. */
  describe(data: object, site: Site): Description;
  /** The schema.org types in its head, in order. */
  structuredData: readonly string[];
  /** Where the page is linked, and its position there, counted from 1. */
  links: Partial<Record<LinkPlace, number>>;
};

/** The path from the project's root of a picture that a data file names relative to its own folder. */
const inData = (image: string | undefined) => (image ? `content/data/${image}` : null);

/** Describes a page by the name, the title and the lead in its data file. */
export const describeByLead = (data: {
  name: string;
  title: string;
  lead: string;
}): Description => ({
  name: data.name,
  title: data.name,
  description: data.lead,
  share: { title: data.title, eyebrow: data.name, picturePath: null },
});

const describeHome = (
  hero: { eyebrow: string; headline: string; slides: { image: string }[] },
  site: Site,
): Description => ({
  name: site.home,
  title: null,
  description: site.description,
  share: {
    title: hero.headline,
    eyebrow: hero.eyebrow,
    picturePath: inData(hero.slides[0]?.image),
  },
});

const describeFeatures = (features: {
  name: string;
  title: string;
  pageLead: string;
}): Description => ({
  name: features.name,
  title: features.name,
  description: features.pageLead,
  share: { title: features.title, eyebrow: features.name, picturePath: null },
});

const describePricing = (plans: { name: string; title: string; lead: string }): Description => ({
  name: plans.name,
  title: plans.title,
  description: plans.lead,
  share: { title: plans.title, eyebrow: plans.name, picturePath: null },
});

const describeAudience = (data: {
  eyebrow: string;
  title: string;
  lead: string;
  image: string;
}): Description => ({
  name: data.eyebrow,
  title: data.title,
  description: data.lead,
  share: { title: data.title, eyebrow: data.eyebrow, picturePath: inData(data.image) },
});

const describeBlog = (
  { name, description, list }: { name: string; description: string; list: { title: string } },
  site: Site,
): Description => ({
  name,
  title: list.title,
  description: interpolate(description, { product: site.name }),
  share: { title: list.title, eyebrow: name, picturePath: null },
});

/**
 * The pages that have code of their own, in the order of `llms.txt`. Their heads, share pictures and
 * links, the content check and the lists of the browser tests derive from here. Pages of prose are
 * files of `content/pages`, articles files of `content/blog`; neither is listed.
 */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    dataFile: 'hero',
    describe: describeHome,
    structuredData: ['Organization', 'WebSite'],
    links: { notFound: 1 },
  },
  {
    path: '/features',
    dataFile: 'features',
    describe: describeFeatures,
    structuredData: ['BreadcrumbList'],
    // The home page's feature explorer links to it.
    links: {},
  },
  {
    path: '/pricing',
    dataFile: 'plans',
    describe: describePricing,
    structuredData: ['BreadcrumbList', 'Product', 'FAQPage'],
    links: { header: 4, footerProduct: 1, notFound: 2 },
  },
  {
    path: '/try',
    dataFile: 'try',
    describe: describeByLead,
    structuredData: ['BreadcrumbList'],
    links: {},
  },
  {
    path: '/creators',
    dataFile: 'creators',
    describe: describeAudience,
    structuredData: ['BreadcrumbList', 'FAQPage'],
    links: { header: 1, footerProduct: 3, notFound: 4 },
  },
  {
    path: '/professionals',
    dataFile: 'professionals',
    describe: describeAudience,
    structuredData: ['BreadcrumbList', 'FAQPage'],
    links: { header: 2, footerProduct: 2, notFound: 5 },
  },
  {
    path: '/blog',
    dataFile: 'blog',
    describe: describeBlog,
    structuredData: ['BreadcrumbList', 'Blog'],
    links: { header: 3, footerResources: 1, notFound: 3 },
  },
];

/** The name of a page in file names and in the labels of `content/data`: `/pricing` is `pricing`. */
export const pageKey = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** The metadata of a page, from the contents of its data file and of `site.json`. */
export function metadataOf(route: Route, data: object, site: Site): PageMetadata {
  const { share, ...description } = route.describe(data, site);
  return { path: route.path, ...description, share: { slug: pageKey(route.path), ...share } };
}

/** The pages that are linked at a place, in their order there. */
export const linkedAt = (place: LinkPlace): Route[] =>
  ROUTES.filter(({ links }) => links[place] !== undefined).toSorted(
    (one, other) => Number(one.links[place]) - Number(other.links[place]),
  );
