import { addressOf } from '../../src/seo/address';
import { absoluteHtml } from './absolute-html';
import { rfc3339 } from './dates';
import { pathOf, type Found, type NewestPost } from './site-data';

/** The blog as JSON Feed 1.1 (jsonfeed.org) with the whole text of each post. */
export function jsonFeed({ site, blog, newest }: Found): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name} ${blog.name}`,
    description: site.description,
    home_page_url: addressOf(site.siteUrl, '/blog'),
    feed_url: addressOf(site.siteUrl, '/feed.json'),
    icon: addressOf(site.siteUrl, '/icon-512.png'),
    language: site.language,
    items: newest.map((post) => item(post, site.siteUrl)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** A post without a date has none here, either: JSON leaves out what is undefined. */
function item(post: NewestPost, siteUrl: string) {
  const url = addressOf(siteUrl, pathOf(post));
  return {
    id: url,
    url,
    title: post.title,
    summary: post.excerpt,
    content_html: absoluteHtml(post.content, url),
    image: addressOf(siteUrl, post.shareAddress),
    date_published: rfc3339(post.date) ?? undefined,
    date_modified: rfc3339(post.updated) ?? undefined,
    authors: [{ name: post.author }],
    tags: [post.category],
  };
}
