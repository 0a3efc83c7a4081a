import { absoluteUrl } from '../../src/lib/absolute-url';
import { day } from './dates';
import { element } from './feeds/xml';
import { postPath, type SiteData } from './site-data';

/**
 * Writes `sitemap.xml` (sitemaps.org, protocol 0.9) with every page that may be indexed. Only posts
 * have a `lastmod`, because search engines ignore the dates of a site if some are invented.
 */
export function sitemap({ site, posts, paths }: SiteData): string {
  const modified = new Map(posts.map((post) => [postPath(post), day(post.updated ?? post.date)]));
  const urls = paths.map((path) =>
    [
      '<url>',
      ...element('loc', absoluteUrl(site.siteUrl, path)),
      ...element('lastmod', modified.get(path)),
      '</url>',
    ].join(''),
  );
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export const robotsTxt = ({ site }: Pick<SiteData, 'site'>): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl(site.siteUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
