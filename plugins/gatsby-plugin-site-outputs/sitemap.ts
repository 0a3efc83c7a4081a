import { absoluteUrl } from '../../src/lib/absolute-url';
import { day } from './dates';
import { pathOf, type SiteData } from './site-data';
import { element } from './xml';

/**
 * Every page that may be indexed (sitemaps.org, protocol 0.9). Only posts know when they changed;
 * the other pages say nothing of it, because a made-up `lastmod` makes all of them worthless.
 */
export function sitemap({ site, posts, paths }: SiteData): string {
  const changes = new Map(posts.map((post) => [pathOf(post), day(post.updated ?? post.date)]));
  const entries = paths.map((path) => [
    '<url>',
    ...element('loc', absoluteUrl(site.siteUrl, path)),
    ...element('lastmod', changes.get(path)),
    '</url>',
  ]);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => entry.join('')),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}
