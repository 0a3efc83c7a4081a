import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../lib/absolute-url';
import { authorOf } from './author';
import { idOf } from './ids';
import { organization } from './organization';

/** A post (schema.org/BlogPosting). What its author left out is left out here, too. */
export function blogPosting(
  site: Queries.SiteFragment,
  blog: { readonly name: string; readonly defaults: { readonly author: string } },
  post: Queries.PostFragment,
): BlogPosting {
  const url = absoluteUrl(site.siteUrl, `/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    image: absoluteUrl(site.siteUrl, post.share.address),
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    isPartOf: { '@type': 'Blog', '@id': idOf.blog(site), name: `${site.name} ${blog.name}` },
    publisher: organization(site),
    ...(post.date && { datePublished: post.date, dateModified: post.updated ?? post.date }),
    ...withAuthor(authorOf(post.author, site, blog.defaults.author)),
  };
}

const withAuthor = (author: ReturnType<typeof authorOf>) => (author ? { author } : {});
