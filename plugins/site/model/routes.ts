import { PATHS } from '../../../src/lib/paths';
import type { ShareFacts } from '../../../src/lib/metadata';
import type { DataName } from './data-files';

/** The pages with their own code, and the data files that describe them. */
const routes = {
  '/': 'hero',
  [PATHS.features]: 'features',
  '/pricing': 'plans',
  [PATHS.try]: 'try',
  '/creators': 'creators',
  '/professionals': 'professionals',
  [PATHS.blog]: 'blog',
} as const satisfies Record<string, DataName>;

export const ROUTES: Readonly<Record<string, (typeof routes)[keyof typeof routes]>> = routes;

/** The facts about a page that its head, links, lists and share picture show. */
export type PageMetadata = {
  /** Its route, such as `/pricing`. */
  path: string;
  /** Its name in lists and breadcrumbs. */
  name: string;
  /** Its title in the browser's tab; null for the home page, whose title is the site's name and tagline. */
  title: string | null;
  description: string;
  share: ShareFacts;
};

/** What describes a page: its data file, or the fields above its prose. */
export type PageTexts = {
  /** The home page has no title, description and name of its own, but the product's. */
  title?: string;
  description?: string;
  name?: string;
  /** The headline, if it isn't the title. */
  headline?: string | null;
  /** The text above it in the share picture, if it isn't the name. */
  eyebrow?: string;
  /** The path of the page's picture from `content/data`, or of several. */
  image?: string;
  slides?: { image: string }[];
};

type Site = { name: string; description: string; home: string };

/** The metadata of a page. */
export function pageMetadata(path: string, texts: PageTexts, site: Site): PageMetadata {
  const { title = null, name = title ?? site.home, eyebrow = name } = texts;
  const image = texts.image ?? texts.slides?.[0]?.image;
  return {
    path,
    name,
    title,
    description: texts.description ?? site.description,
    share: {
      slug: path.slice(1) || 'home',
      title: texts.headline || title || name,
      eyebrow,
      picturePath: image ? `content/data/${image}` : null,
    },
  };
}
