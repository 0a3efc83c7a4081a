export type Article = {
  /** The page's address in markdown. */
  markdown: string;
  section: string;
  published: string | null;
  updated: string | null;
};

/** What Open Graph says of an article (ogp.me, article), and where it is found as markdown. */
export function ArticleMeta({ article }: { article: Article }) {
  const { markdown, section, published, updated } = article;
  return (
    <>
      <meta property="article:section" content={section} />
      {published && <meta property="article:published_time" content={published} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      <link rel="alternate" type="text/markdown" href={markdown} />
    </>
  );
}
