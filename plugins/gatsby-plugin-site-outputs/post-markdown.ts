import { interpolate } from '../../src/lib/interpolate';
import { absoluteUrl } from '../../src/lib/absolute-url';
import { absolute } from './absolute-html';
import { day } from './dates';
import { pathOf, type SiteData, type PostSummary } from './site-data';
import { rewriteAddresses } from '../gatsby-source-site-content/markdown/rewrite-markdown';
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
    rewriteAddresses(post.markdown, (address) => absolute(address, url)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
