import { fill } from '../../src/content/fill';
import { addressOf } from '../../src/seo/address';
import { absolute } from './absolute-html';
import { day } from './dates';
import { pathOf, type Found, type FoundPost } from './site-data';
import { replaceTargets } from '../gatsby-source-site-content/markdown/markdown-links';
import { escapeMarkdown } from './markdown-text';

/** A post as markdown that can be read anywhere: its facts first, its links absolute. */
export function markdownTwin(
  post: FoundPost,
  { site, blog }: Pick<Found, 'site' | 'blog'>,
): string {
  const url = addressOf(site.siteUrl, pathOf(post));
  const byline = [
    fill(blog.post.author, { author: escapeMarkdown(post.author) }),
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
