import { absoluteUrl } from '../../src/lib/absolute-url';
import { formatDate, postPath, type SiteData } from './site-data';
import { xml } from './markup';

/**
 * Writes `sitemap.xml` (sitemaps.org, protocol 0.9) with every page that may be indexed. Only posts
 * have a `lastmod`, because search engines ignore the dates of a site if some are invented.
 */
export function sitemap({ site, posts, sitePages }: SiteData): string {
  const day = (date: string | null) =>
    formatDate(date, (valid) => valid.toISOString().slice(0, 10));
  const modified = new Map(posts.map((post) => [postPath(post), day(post.updated ?? post.date)]));
  const url = sitePages
    .filter(({ path }) => !path.startsWith('/404'))
    .map(({ path }) => ({ loc: absoluteUrl(site.siteUrl, path), lastmod: modified.get(path) }));
  return xml({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } });
}

/** Writes `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export const robotsTxt = ({ site }: Pick<SiteData, 'site'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.siteUrl, '/sitemap.xml')}\n`;
