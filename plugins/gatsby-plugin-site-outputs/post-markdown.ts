import { interpolate } from '../../src/lib/interpolate';
import { absoluteUrl } from '../../src/lib/absolute-url';
import { absolute } from './absolute-html';
import { day } from './dates';
import { pathOf, type SiteData, type PostSummary } from './site-data';
import { replaceTargets } from '../gatsby-source-site-content/markdown/markdown-links';
import { escapeMarkdown } from './markdown-text';

/** A post as markdown that can be read anywhere: its facts first, its links absolute. */
export function toMarkdown(
  post: PostSummary,
  { site, blog }: Pick<SiteData, 'site' | 'blog'>,
): string {
  const url = absoluteUrl(site.siteUrl, pathOf(post));
  const byline = [
    interpolate(blog.post.author, { author: escapeMarkdown(post.author) }),
    day(post.date),
    escapeMarkdown(post.category),
  ];
  const parts = [
    `# ${escapeMarkdown(post.title)}`,
    [...byline, escapeMarkdown(post.readTime)].filter(Boolean).join(' · '),
    `<${url}>`,
    replaceTargets(post.markdown, (target) => absolute(target, url)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
