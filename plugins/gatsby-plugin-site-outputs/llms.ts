import { absoluteUrl } from '../../src/lib/absolute-url';
import { postPath, type SiteData } from './site-data';

/** Writes a text on one line of markdown and escapes the characters that would be markup. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&]/g, '\\$&')
    .trim();

/** Writes `llms.txt` (llmstxt.org), which lists all pages, and the posts that are in the feed. */
export function llmsTxt({ site, blog, pages, newest }: SiteData): string {
  const link = (name: string, path: string, description: string) =>
    `- [${escapeMarkdown(name)}](${absoluteUrl(site.siteUrl, path)}): ${escapeMarkdown(description)}`;
  const section = (title: string, links: string[]) =>
    links.length > 0 ? [`## ${title}`, links.join('\n')] : [];
  const pageLinks = pages.map(({ name, path, description }) => link(name, path, description));
  const postLinks = newest.map((post) => link(post.title, postPath(post), post.excerpt));
  const parts = [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.description)}`,
    ...section(blog.files.pages, pageLinks),
    ...section(blog.files.articles, postLinks),
    // llmstxt.org gives this heading a meaning, so it is never translated.
    ...section('Optional', [link('RSS', '/rss.xml', blog.files.rss)]),
  ];
  return `${parts.join('\n\n')}\n`;
}
