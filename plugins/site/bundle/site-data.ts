import type { BuildArgs } from 'gatsby';
import { shownStatuses, sortByDate, timeOf } from '../model/publication';
import type { ShareDrawing } from './share-picture';

type Frontmatter = Queries.MarkdownRemarkFrontmatter;
export type Post = Pick<Queries.MarkdownRemarkFields, 'slug' | 'path'> &
  Pick<Frontmatter, 'title' | 'date' | 'updated'>;
export type NewestPost = Post &
  Pick<Frontmatter, 'category' | 'author' | 'formerly'> & { excerpt: string; feedHtml: string };

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

const POST = 'id fields { slug path } frontmatter { title date updated category author formerly }';
const SITE_QUERY = `query ($status: [PostStatus!]) {
  content { site { name description siteUrl firstSiteUrl language } blog { name } }
  pages { share { address drawing } }
  allMarkdownRemark(filter: { status: { in: $status } }) { nodes { ${POST} share { address drawing } } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

type Shared = { share: { address: string; drawing: ShareDrawing } };
type Node = {
  id: string;
  fields: { slug: string; path: string };
  frontmatter: Pick<Frontmatter, 'title' | 'date' | 'updated' | 'category' | 'author' | 'formerly'>;
};
type Answer<Text> = {
  content: Pick<SiteData, 'site' | 'blog'>;
  pages: Shared[];
  allMarkdownRemark: { nodes: (Node & Text)[] };
  allSitePage: { nodes: SiteData['sitePages'] };
};

/** Queries the data that is written after a build, and the share pictures to draw. */
export async function querySiteData(graphql: BuildArgs['graphql']) {
  const run = async <Text>(query: string) => {
    const { data, errors } = await graphql<Answer<Text>>(query, { status: shownStatuses() });
    if (errors || !data) throw new Error(`The query of the site’s data failed: ${String(errors)}`);
    return data;
  };
  const flat = <Text>({ fields, frontmatter, ...others }: Node & Text) => ({
    ...fields,
    ...frontmatter,
    ...others,
  });
  const { content, pages, allMarkdownRemark, allSitePage } = await run<Shared>(SITE_QUERY);
  const posts = sortByDate(allMarkdownRemark.nodes.map(flat));
  const ids = JSON.stringify(posts.slice(0, FEED_LENGTH).map(({ id }) => id));
  const newestQuery = `{ allMarkdownRemark(filter: { id: { in: ${ids} } }) { nodes { ${POST} excerpt feedHtml } } }`;
  const texts = await run<{ excerpt: string; feedHtml: string }>(newestQuery);
  const newest = sortByDate(texts.allMarkdownRemark.nodes.map(flat));
  const siteData: SiteData = { ...content, posts, newest, sitePages: allSitePage.nodes };
  return { siteData, shares: [...pages, ...posts].map(({ share }) => share) };
}
