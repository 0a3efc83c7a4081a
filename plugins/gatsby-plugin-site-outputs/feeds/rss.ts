import { absoluteUrl } from '../../../src/lib/absolute-url';
import { absoluteHtml } from './absolute-html';
import { latest, rfc822 } from '../dates';
import { postPath, type PostWithBody, type SiteData } from '../site-data';
import { element, escapeHtml, escapeXml } from './xml';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

/**
 * Writes the newest posts as RSS 2.0 with their whole text (`content:encoded`). It contains no time of
 * the build, so it changes only when a post does.
 */
export function rss({ site, blog, newest }: SiteData): string {
  const self = escapeXml(absoluteUrl(site.siteUrl, '/rss.xml'));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    ...element('title', `${site.name} ${blog.name}`),
    ...element('link', absoluteUrl(site.siteUrl, '/blog')),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...element('description', escapeHtml(site.description)),
    ...element('language', site.language),
    ...element(
      'lastBuildDate',
      rfc822(latest(newest.flatMap((post) => [post.date, post.updated]))),
    ),
    ...newest.flatMap((post) => item(post, site.siteUrl)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The description is HTML inside XML, so its text is escaped twice (RSS 2.0, description). */
function item(post: PostWithBody, siteUrl: string): string[] {
  const url = absoluteUrl(siteUrl, postPath(post));
  return [
    '<item>',
    ...element('title', post.title),
    ...element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...element('pubDate', rfc822(post.date)),
    ...element('dc:creator', post.author),
    ...element('category', post.category),
    ...element('description', escapeHtml(post.excerpt)),
    ...element('content:encoded', absoluteHtml(post.content, url)),
    '</item>',
  ];
}
