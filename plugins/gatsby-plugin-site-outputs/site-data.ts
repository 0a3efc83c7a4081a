/** The data of the whole site that feeds, sitemap and markdown files are written from. */
export type SiteData = {
  site: SiteFacts;
  blog: BlogLabels;
  pages: PageSummary[];
  /** Newest first, posts without a date last. */
  posts: PostSummary[];
  /** The first {@link FEED_LENGTH} posts, with their bodies. */
  newest: PostWithBody[];
  /** The paths of all pages that may be indexed. */
  paths: string[];
};

export type SiteFacts = {
  name: string;
  tagline: string;
  description: string;
  siteUrl: string;
  language: string;
};

/** The texts of `blog.json` that the written files contain. */
export type BlogLabels = {
  name: string;
  post: { author: string };
  files: { pages: string; articles: string; rss: string; jsonFeed: string };
};

export type PageSummary = { path: string; name: string; description: string };

export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** ISO 8601, or null. */
  date: string | null;
  updated: string | null;
  readTime: string;
  shareAddress: string;
};

/** A post with its body as HTML, which is computed only for the posts in feeds. */
export type PostWithBody = PostSummary & { content: string };

/** The number of posts in a feed. It is limited because readers fetch the whole file often. */
export const FEED_LENGTH = 50;

/** The path of a post. */
export const postPath = ({ slug }: { slug: string }): string => `/blog/${slug}`;
