import type { BuildArgs } from 'gatsby';
import { itemAt } from '../../../src/lib/item-at';
import { shownStatuses, sortByDate, timeOf } from '../model/publication';
import type { ShareDrawing } from './share-picture';

type Frontmatter = Queries.MarkdownRemarkFrontmatter;
export type Post = Pick<Queries.MarkdownRemarkFields, 'slug' | 'path'> &
  Pick<Frontmatter, 'title' | 'date' | 'updated' | 'category' | 'author' | 'formerly'>;
type FeedTexts = { excerpt: string; feedHtml: string };
export type NewestPost = Post & FeedTexts;

/** The data of the whole site that feed and sitemap are written from. */
export type SiteData = {
  site: Pick<Queries.SiteJson, 'name' | 'description' | 'siteUrl' | 'firstSiteUrl' | 'language'>;
  blog: { name: string };
  /** Newest first, posts without a date last. */
  posts: Post[];
  /** The first {@link FEED_LENGTH} posts, with what the feed shows of them. */
  newest: NewestPost[];
  /** Every page that Gatsby created, error pages included. */
  sitePages: { path: string }[];
};

/** The number of posts in the feed. Readers fetch the whole file often. */
export const FEED_LENGTH = 50;

/** Writes a date in UTC for RSS or a sitemap. Undefined for a missing or invalid date. */
export const formatDate = (date: string | null, write: (valid: Date) => string) =>
  Number.isFinite(timeOf(date)) ? write(new Date(timeOf(date))) : undefined;

const SITE_QUERY = `query ($status: [PostStatus!]) {
  content { site { name description siteUrl firstSiteUrl language } blog { name } }
  pages { share { address drawing } }
  allMarkdownRemark(filter: { status: { in: $status } }) {
    nodes {
      id
      fields { slug path }
      frontmatter { title date updated category author formerly }
      share { address drawing }
    }
  }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

type Shared = { share: { address: string; drawing: ShareDrawing } };
type SiteAnswer = {
  content: Pick<SiteData, 'site' | 'blog'>;
  pages: Shared[];
  allMarkdownRemark: {
    nodes: (Shared & {
      id: string;
      fields: Pick<Post, 'slug' | 'path'>;
      frontmatter: Omit<Post, 'slug' | 'path'>;
    })[];
  };
  allSitePage: { nodes: SiteData['sitePages'] };
};

/** Rendering a text takes a while, so only those in the feed are. */
const FEED_QUERY = `query ($ids: [String!]!) {
  posts(ids: $ids) { excerpt feedHtml }
}`;

/** Queries the data that is written after a build, and the share pictures to draw. */
export async function querySiteData(graphql: BuildArgs['graphql']) {
  const run = async <Answer>(query: string, variables: object) => {
    const { data, errors } = await graphql<Answer>(query, variables);
    if (errors || !data) throw new Error(`The query of the site’s data failed: ${String(errors)}`);
    return data;
  };
  const site = await run<SiteAnswer>(SITE_QUERY, { status: shownStatuses() });
  const posts = sortByDate(
    site.allMarkdownRemark.nodes.map(({ fields, frontmatter, ...others }) => ({
      ...fields,
      ...frontmatter,
      ...others,
    })),
  );
  const newest = posts.slice(0, FEED_LENGTH);
  const feed = await run<{ posts: FeedTexts[] }>(FEED_QUERY, { ids: newest.map(({ id }) => id) });
  const siteData: SiteData = {
    ...site.content,
    posts,
    newest: newest.map((post, index) => ({ ...post, ...itemAt(feed.posts, index) })),
    sitePages: site.allSitePage.nodes,
  };
  return { siteData, shares: [...site.pages, ...posts].map(({ share }) => share) };
}
