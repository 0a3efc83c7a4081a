import { absoluteUrl } from '../../../src/lib/absolute-url';
import { interpolate } from '../../../src/lib/interpolate';
import { day } from '../dates';
import { postPath, type PostSummary, type SiteData } from '../site-data';
import { escapeMarkdown } from './escape-markdown';

/** Writes a post as a markdown file: title, byline, URL and body. */
export function postMarkdown(
  post: PostSummary,
  { site, blog }: Pick<SiteData, 'site' | 'blog'>,
): string {
  const byline = [
    interpolate(blog.post.author, { author: escapeMarkdown(post.author) }),
    day(post.date),
    escapeMarkdown(post.category),
    escapeMarkdown(post.readTime),
  ];
  const parts = [
    `# ${escapeMarkdown(post.title)}`,
    byline.filter(Boolean).join(' · '),
    `<${absoluteUrl(site.siteUrl, postPath(post))}>`,
    post.markdown,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
