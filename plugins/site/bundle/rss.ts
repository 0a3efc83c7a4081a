import { absoluteUrl, PATHS } from '../../../src/lib/paths';
import { momentOf } from '../../../src/lib/metadata';
import { timeOf } from '../model/publication';
import { formerPath } from '../model/redirects';
import { escapeHtml, xml } from './markup';
import { formatDate, type NewestPost, type SiteData } from './site-data';

/** Writes the newest posts as RSS 2.0, in full. It changes only when a post does. */
export function rss({ site, blog, newest }: SiteData): string {
  const dates = newest.flatMap(({ date, updated }) => [date, updated]);
  const channel = {
    title: `${site.name} ${blog.name}`,
    link: absoluteUrl(site.siteUrl, PATHS.blog),
    'atom:link': {
      '@rel': 'self',
      '@type': 'application/rss+xml',
      '@href': absoluteUrl(site.siteUrl, '/rss.xml'),
    },
    // A description is HTML inside XML, so its text is escaped twice (RSS 2.0, description).
    description: escapeHtml(site.description),
    language: site.language,
    lastBuildDate: rfc822(dates.toSorted((one, other) => timeOf(other) - timeOf(one))[0] ?? null),
    item: newest.map((post) => item(post, site)),
  };
  return xml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel,
    },
  });
}

function item(post: NewestPost, { siteUrl, firstSiteUrl }: SiteData['site']) {
  return {
    title: post.title,
    link: absoluteUrl(siteUrl, post.path),
    guid: {
      '@isPermaLink': 'false',
      '#text': absoluteUrl(firstSiteUrl.replace(/\/$/, ''), firstPath(post)),
    },
    pubDate: rfc822(post.date),
    // Readers show only one of several elements.
    'dc:creator': post.author.join(', '),
    category: post.category,
    description: escapeHtml(post.excerpt),
    'content:encoded': post.feedHtml,
  };
}

/**
 * The first path of a post below `/blog`. With the site's first address it identifies the post: a reader shows a post
 * with another identity as new.
 */
const firstPath = ({ path, formerly }: NewestPost) =>
  (formerly ?? []).map(formerPath).find((former) => former.startsWith(`${PATHS.blog}/`)) ?? path;

/** RFC 822 with a four-digit year, in UTC. */
const rfc822 = (date: string | null) =>
  formatDate(date, (valid) => new Date(momentOf(valid.toISOString())).toUTCString());
