/** What the site says about itself, as the files that help others find it need it. */
export type SiteData = {
  site: SiteFacts;
  blog: BlogLabels;
  pages: PageSummary[];
  /** Newest first; those without a date come last. */
  posts: PostSummary[];
  /** The beginning of the posts, as many as a feed has, with their whole texts. */
  newest: PostWithBody[];
  /** The routes of everything that may be indexed. */
  paths: string[];
};

export type SiteFacts = {
  name: string;
  tagline: string;
  description: string;
  siteUrl: string;
  language: string;
};

/** The words of the blog that the files need. */
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
  /** The body as markdown, with the addresses that the author wrote. */
  markdown: string;
  shareAddress: string;
};

/** A post with its body as HTML, which is only worked out for those of the feeds. */
export type PostWithBody = PostSummary & { content: string };

/** How many of the newest posts a feed holds: a reader asks for the whole file again and again. */
export const FEED_LENGTH = 50;

export const pathOf = ({ slug }: { slug: string }): string => `/blog/${slug}`;
