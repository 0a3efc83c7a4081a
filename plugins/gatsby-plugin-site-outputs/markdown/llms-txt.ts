import { absoluteUrl } from '../../../src/lib/absolute-url';
import { postPath, type SiteData } from '../site-data';
import { escapeMarkdown } from './escape-markdown';

/** Writes `llms.txt` (llmstxt.org), which lists all pages, and all posts by their markdown files. */
export function llmsTxt({ site, blog, pages, posts }: SiteData): string {
  const link = (name: string, path: string, description: string) =>
    `- [${escapeMarkdown(name)}](${absoluteUrl(site.siteUrl, path)}): ${escapeMarkdown(description)}`;
  const labels = blog.files;
  const sections = [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.description)}`,
    section(
      labels.pages,
      pages.map(({ name, path, description }) => link(name, path, description)),
    ),
    section(
      labels.articles,
      posts.map((post) => link(post.title, `${postPath(post)}.md`, post.excerpt)),
    ),
    // llmstxt.org gives this heading a meaning, so it is never translated.
    section('Optional', [
      link('RSS', '/rss.xml', labels.rss),
      link('JSON Feed', '/feed.json', labels.jsonFeed),
    ]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

const section = (title: string, links: string[]) =>
  links.length > 0 ? `## ${title}\n\n${links.join('\n')}` : '';
