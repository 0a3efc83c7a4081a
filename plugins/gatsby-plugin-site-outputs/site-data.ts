import type { CreatePagesArgs } from 'gatsby';
import { sortByDate, timeOf } from '../gatsby-source-site-content/publication';
import type { ShareDrawing } from './share-picture';

export type Post = Pick<Queries.BlogPost, 'slug' | 'title' | 'date' | 'updated'>;
type NewestPost = Post & Pick<Queries.BlogPost, 'excerpt' | 'category' | 'authors' | 'content'>;

/** The data of the whole site that feed, sitemap and llms.txt are written from. */
export type SiteData = {
  site: Pick<Queries.SiteJson, 'name' | 'description' | 'siteUrl' | 'language'>;
  blog: { name: string; files: { pages: string; articles: string; rss: string } };
  pages: Pick<Queries.PageMetadata, 'path' | 'name' | 'description'>[];
  /** Newest first, posts without a date last. */
  posts: Post[];
  /** The first {@link FEED_LENGTH} posts, with what the feed shows of them. */
  newest: NewestPost[];
  /** Every page that Gatsby created, error pages included. */
  sitePages: { path: string }[];
};

/** The number of posts in the feed. Readers fetch the whole file often. */
export const FEED_LENGTH = 50;

/** The path of a post. */
export const postPath = ({ slug }: { slug: string }): string => `/blog/${slug}`;

/** Writes a date in UTC, as RSS or a sitemap wants it. Undefined for a missing or invalid date. */
export const formatDate = (date: string | null, write: (valid: Date) => string) =>
  Number.isFinite(timeOf(date)) ? write(new Date(timeOf(date))) : undefined;

const POST = 'id slug title date updated';
const SITE_QUERY = `{
  content { site { name description siteUrl language } blog { name files { pages articles rss } } }
  pages { path name description share { address drawing } }
  allBlogPost { nodes { ${POST} share { address drawing } } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

type Shared = { id: string; share: { address: string; drawing: ShareDrawing } };
type Answer = {
  content: Pick<SiteData, 'site' | 'blog'>;
  pages: (SiteData['pages'][number] & Shared)[];
  allBlogPost: { nodes: (SiteData['newest'][number] & Shared)[] };
  allSitePage: { nodes: SiteData['sitePages'] };
};

/** Queries what is written after a build, and the share pictures to draw. */
export async function querySiteData(graphql: CreatePagesArgs['graphql']) {
  const run = async (query: string) => {
    const { data, errors } = await graphql<Answer>(query);
    if (errors || !data) throw new Error(`The query of the site’s data failed: ${String(errors)}`);
    return data;
  };
  const { content, pages, allBlogPost, allSitePage } = await run(SITE_QUERY);
  const posts = sortByDate(allBlogPost.nodes);
  const ids = JSON.stringify(posts.slice(0, FEED_LENGTH).map(({ id }) => id));
  const fields = `${POST} excerpt category authors content`;
  const newestQuery = `{ allBlogPost(filter: { id: { in: ${ids} } }) { nodes { ${fields} } } }`;
  const newest = sortByDate((await run(newestQuery)).allBlogPost.nodes);
  const siteData: SiteData = { ...content, pages, posts, newest, sitePages: allSitePage.nodes };
  return { siteData, shares: [...pages, ...posts].map(({ share }) => share) };
}
