import { absoluteUrl } from '../../../src/lib/absolute-url';
import { absoluteHtml } from './absolute-html';
import { rfc3339 } from '../dates';
import { postPath, type PostWithBody, type SiteData } from '../site-data';

/** Writes the newest posts as JSON Feed 1.1 (jsonfeed.org) with their whole text. */
export function jsonFeed({ site, blog, newest }: SiteData): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name} ${blog.name}`,
    description: site.description,
    home_page_url: absoluteUrl(site.siteUrl, '/blog'),
    feed_url: absoluteUrl(site.siteUrl, '/feed.json'),
    icon: absoluteUrl(site.siteUrl, '/icon-512.png'),
    language: site.language,
    items: newest.map((post) => item(post, site.siteUrl)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

// `JSON.stringify` omits the dates that are undefined.
function item(post: PostWithBody, siteUrl: string) {
  const url = absoluteUrl(siteUrl, postPath(post));
  return {
    id: url,
    url,
    title: post.title,
    summary: post.excerpt,
    content_html: absoluteHtml(post.content, url),
    image: absoluteUrl(siteUrl, post.shareAddress),
    date_published: rfc3339(post.date) ?? undefined,
    date_modified: rfc3339(post.updated) ?? undefined,
    authors: [{ name: post.author }],
    tags: [post.category],
  };
}
