import { interpolate } from '../../src/lib/interpolate';
import type { ShareFacts } from '../../src/lib/share-picture';
import type { DataName } from './schema/data-files';

/** The facts about a page that its head, links, lists and share picture show. */
export type PageMetadata = {
  /** Its route, such as `/pricing`. */
  path: string;
  /** Its name in links, lists and breadcrumbs. */
  name: string;
  /** Its title in the browser's tab; null for the home page, whose title is the site's name and tagline. */
  title: string | null;
  description: string;
  share: ShareFacts;
};

type Site = { name: string; description: string; home: string };

/** Where the site links to its pages: the header, the three lists of the footer, the 404 page. */
export type LinkPlace = 'header' | 'footerProduct' | 'footerResources' | 'footerNote' | 'notFound';

/** What differs between the descriptions of pages. Its share picture shows the headline below the eyebrow. */
type Description = Pick<PageMetadata, 'name' | 'title' | 'description'> & {
  headline: string;
  /** The page's name if it is left out. */
  eyebrow?: string;
  /** The path of a picture from `content/data`. */
  image?: string;
};

export type Route = {
  path: string;
  /** The file of `content/data` that describes the page, without `.json`. */
  dataFile: DataName;
  /** Describes the page from that file and from `site.json`. */
  describe(data: object, site: Site): Description;
  /** The schema.org types in its head, in order. */
  structuredData: readonly string[];
  /** Where the page is linked, and its position there, counted from 1. */
  links: Partial<Record<LinkPlace, number>>;
};

type ByLead = { name: string; title: string; lead: string };

/** Describes a page by the name, the title and the lead in its data file. Its name is the title in the tab. */
const describeByLead = ({ name, title, lead }: ByLead): Description => ({
  name,
  title: name,
  description: lead,
  headline: title,
});

const describeHome = (
  hero: { eyebrow: string; headline: string; slides: { image: string }[] },
  { home, description }: Site,
): Description => ({
  name: home,
  title: null,
  description,
  headline: hero.headline,
  eyebrow: hero.eyebrow,
  image: hero.slides[0]?.image,
});

const describeFeatures = ({ pageLead, ...features }: ByLead & { pageLead: string }): Description =>
  describeByLead({ ...features, lead: pageLead });

/** The same, but its title is also that in the tab. */
const describeByTitle = (page: ByLead): Description => ({
  ...describeByLead(page),
  title: page.title,
});

type Audience = { eyebrow: string; title: string; lead: string; image: string };

const describeAudience = ({ eyebrow, image, ...page }: Audience): Description => ({
  ...describeByTitle({ ...page, name: eyebrow }),
  image,
});

type Blog = { name: string; description: string; list: { title: string } };

const describeBlog = ({ name, description, list }: Blog, site: Site): Description =>
  describeByTitle({
    name,
    title: list.title,
    lead: interpolate(description, { product: site.name }),
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
    describe: describeByTitle,
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

function toMetadata(path: string, page: Description): PageMetadata {
  const { headline, image, eyebrow = page.name, ...described } = page;
  const picturePath = image ? `content/data/${image}` : null;
  return {
    path,
    ...described,
    share: { slug: pageKey(path), title: headline, eyebrow, picturePath },
  };
}

/** The metadata of a page, from the contents of its data file and of `site.json`. */
export const metadataOf = (route: Route, data: object, site: Site): PageMetadata =>
  toMetadata(route.path, route.describe(data, site));

/** The metadata of a page of prose. */
export const proseMetadata = ({ path, ...page }: ByLead & { path: string }): PageMetadata =>
  toMetadata(path, describeByLead(page));

/** The pages that are linked at a place, in their order there. */
export const linkedAt = (place: LinkPlace): Route[] =>
  ROUTES.filter(({ links }) => links[place] !== undefined).toSorted(
    (one, other) => Number(one.links[place]) - Number(other.links[place]),
  );
