// Files about the site for crawlers.
import { absoluteUrl } from '../../../src/lib/paths';
import { xml } from './markup';
import { formatDate, type SiteData } from './site-data';

/** Writes `sitemap.xml` (sitemaps.org, 0.9). Only posts have a `lastmod`: other dates would be invented. */
export function sitemap({ site, posts, sitePages }: SiteData): string {
  const day = (date: string | null) =>
    formatDate(date, (valid) => valid.toISOString().slice(0, 10));
  const modified = new Map(posts.map((post) => [post.path, day(post.updated ?? post.date)]));
  const url = sitePages
    .filter(({ path }) => !path.startsWith('/404'))
    .map(({ path }) => ({ loc: absoluteUrl(site.siteUrl, path), lastmod: modified.get(path) }));
  return xml({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } });
}

/** Writes `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export const robotsTxt = ({ site }: SiteData): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.siteUrl, '/sitemap.xml')}\n`;
