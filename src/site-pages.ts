import { interpolate } from './lib/interpolate';
import type { ShareFacts } from './lib/share-picture';

type AudienceData = { eyebrow: string; title: string; lead: string; image: string };

/** The files of `content/data` that say what the pages are about, as they are written. */
export type PageData = {
  site: { name: string; description: string; home: string };
  hero: { eyebrow: string; headline: string; slides: { image: string }[] };
  blog: { name: string; description: string };
  plans: { name: string; title: string; banner: { title: string; text: string } };
  creators: AudienceData;
  professionals: AudienceData;
  accessibility: { name: string; title: string; lead: string };
};

export type PageFacts = {
  path: string;
  name: string;
  title: string | null;
  description: string;
  share: ShareFacts;
};

/** A picture as a data file names it: relative to the folder of the data. */
const inData = (image: string | undefined) => (image ? `content/data/${image}` : null);

/**
 * What every page but the articles says about itself. Heads, sitemap and lists of pages all read it
 * from here.
 */
export const describePages = (data: PageData): PageFacts[] => [
  home(data),
  pricing(data),
  audience('creators', data.creators),
  audience('professionals', data.professionals),
  blogPage(data),
  accessibilityPage(data),
];

const home = ({ site, hero }: PageData): PageFacts => ({
  path: '/',
  name: site.home,
  title: null,
  description: site.description,
  share: {
    slug: 'home',
    title: hero.headline,
    eyebrow: hero.eyebrow,
    picturePath: inData(hero.slides[0]?.image),
  },
});

const pricing = ({ plans }: PageData): PageFacts => ({
  path: '/pricing',
  name: plans.name,
  title: plans.name,
  description: `${plans.banner.title}. ${plans.banner.text}`,
  share: { slug: 'pricing', title: plans.title, eyebrow: plans.name, picturePath: null },
});

const audience = (slug: string, { eyebrow, title, lead, image }: AudienceData): PageFacts => ({
  path: `/${slug}`,
  name: eyebrow,
  title,
  description: lead,
  share: { slug, title, eyebrow, picturePath: inData(image) },
});

function blogPage({ site, blog }: PageData): PageFacts {
  const description = interpolate(blog.description, { product: site.name });
  const share = { slug: 'blog', title: description.replace(/\.$/, ''), eyebrow: blog.name };
  return {
    path: '/blog',
    name: blog.name,
    title: blog.name,
    description,
    share: { ...share, picturePath: null },
  };
}

const accessibilityPage = ({ accessibility: { name, title, lead } }: PageData): PageFacts => ({
  path: '/accessibility',
  name,
  title: name,
  description: lead,
  share: { slug: 'accessibility', title, eyebrow: name, picturePath: null },
});
