import { absoluteUrl } from '../lib/absolute-url';
import { ArticleMeta, type Article } from './article-meta';
import { SharePreview } from './share-preview';

type SeoProps = {
  site: Queries.SiteFragment;
  /** The page's own title; the product's name follows it. Without one, the tagline does. */
  title?: string | null;
  description?: string;
  /** The page's route, such as `/pricing`; a page without one is kept out of search results. */
  path?: string;
  /** The picture that stands for the page where it is shared. */
  share?: { readonly address: string; readonly alt: string };
  /** What a post says beyond that. */
  article?: Article;
};

/** What a page's head says to search engines, to feed readers and to those it is shared with. */
export function Seo({ site, title, description, path, share, article }: SeoProps) {
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name}: ${site.tagline}`;
  const summary = description ?? site.description;
  const url = path && absoluteUrl(site.siteUrl, path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {url ? <meta property="og:url" content={url} /> : <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {share && <SharePreview siteUrl={site.siteUrl} share={share} />}
      {article && <ArticleMeta article={article} />}
      <link rel="alternate" type="application/rss+xml" title={site.name} href="/rss.xml" />
      <link rel="alternate" type="application/feed+json" title={site.name} href="/feed.json" />
    </>
  );
}
