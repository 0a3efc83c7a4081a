import { absoluteUrl, withPrefix } from '../lib/paths';
import { momentOf, pageTitle, SHARE_SIZE } from '../lib/metadata';

type SharePicture = { readonly address: string; readonly alt: string };

type Article = {
  section: string;
  published: string | null;
  updated: string | null;
};

type SeoProps = {
  site: Queries.SiteFragment;
  /** The title without the product's name. Default: the product's name and tagline. */
  title?: string | null;
  description?: string;
  /** The page's path, such as `/pricing`. Pages without one aren't indexed. */
  path?: string;
  share?: SharePicture;
  article?: Article;
};

/** The head elements of a page for search engines, feed readers and link previews. */
export function Seo({ site, title, description, path, share, article }: SeoProps) {
  const fullTitle = pageTitle(title, site);
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
      {!process.env.SITE_DRAFTS && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={site.name}
          href={withPrefix('/rss.xml')}
        />
      )}
    </>
  );
}

/** The picture of link previews (ogp.me), including X's cards. */
function SharePreview({ siteUrl, share }: { siteUrl: string; share: SharePicture }) {
  return (
    <>
      <meta property="og:image" content={absoluteUrl(siteUrl, share.address)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The Open Graph properties of an article (ogp.me). */
function ArticleMeta({ article }: { article: Article }) {
  const { section, published, updated } = article;
  return (
    <>
      <meta property="article:section" content={section} />
      {published && <meta property="article:published_time" content={momentOf(published)} />}
      {updated && <meta property="article:modified_time" content={momentOf(updated)} />}
    </>
  );
}
