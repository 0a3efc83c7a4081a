import { interpolate } from '../../src/lib/interpolate';
import type { ShareFacts } from '../../src/lib/share-picture';
import type { DataName } from './schema/data-files';

/**
 * The pages that have code of their own, in the order of `llms.txt`, and the files of `content/data` that
 * describe them. Pages of prose are files of `content/pages`, articles files of `content/blog`.
 */
export const ROUTES: Readonly<Record<string, DataName>> = {
  '/': 'hero',
  '/features': 'features',
  '/pricing': 'plans',
  '/try': 'try',
  '/creators': 'creators',
  '/professionals': 'professionals',
  '/blog': 'blog',
};

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
  title: string;
  description: string;
  /** The name and the headline, if they aren't the title. */
  name?: string;
  headline?: string | null;
  /** The path of a picture from `content/data`. */
  image?: string;
};

export type HomeTexts = { eyebrow: string; headline: string; slides: { image: string }[] };

type Site = { name: string; description: string; home: string };

/** The metadata of the home page, which `hero.json` and `site.json` describe. */
export function homeMetadata({ eyebrow, headline, slides }: HomeTexts, site: Site): PageMetadata {
  const { home: name, description } = site;
  const picturePath = pathOfPicture(slides[0]?.image);
  const share = { slug: 'home', title: headline, eyebrow, picturePath };
  return { path: '/', name, title: null, description, share };
}

/** The metadata of any other page. Its description may name `{product}`. */
export function pageMetadata(path: string, texts: PageTexts, site: Site): PageMetadata {
  const { title, name = title, image } = texts;
  const description = interpolate(texts.description, { product: site.name });
  const picturePath = pathOfPicture(image);
  const share = { slug: path.slice(1), title: texts.headline || title, eyebrow: name, picturePath };
  return { path, name, title, description, share };
}

const pathOfPicture = (image?: string) => (image ? `content/data/${image}` : null);
