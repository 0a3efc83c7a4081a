import type { SiteData } from './site-data';
import { pathOf } from './site-data';
import { jsonFeed } from './json-feed';
import { llms } from './llms';
import { toMarkdown } from './post-markdown';
import { robots } from './robots';
import { rss } from './rss';
import { sitemap } from './sitemap';

/** Every file that helps others find the site, by its path in the bundle. */
export const filesOf = (found: SiteData): Map<string, string> =>
  new Map([
    ['/rss.xml', rss(found)],
    ['/feed.json', jsonFeed(found)],
    ['/sitemap.xml', sitemap(found)],
    ['/robots.txt', robots(found)],
    ['/llms.txt', llms(found)],
    ...found.posts.map((post) => [`${pathOf(post)}.md`, toMarkdown(post, found)] as const),
  ]);
