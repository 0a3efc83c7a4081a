import { absoluteUrl } from '../../src/lib/absolute-url';
import { pathOf, type SiteData, type SiteFacts } from './site-data';
import { escapeMarkdown } from './markdown-text';

/** The site in one page of markdown, for language models (llmstxt.org). Posts lead to their twins. */
export function llms({ site, blog, pages, posts }: SiteData): string {
  const { files: words } = blog;
  const sections = [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.description)}`,
    list(
      words.pages,
      pages.map(({ name, path, description }) => entry(site, name, path, description)),
    ),
    list(
      words.articles,
      posts.map((post) => entry(site, post.title, `${pathOf(post)}.md`, post.excerpt)),
    ),
    // The one heading with a meaning of its own in llmstxt.org, so it is never translated.
    list('Optional', [
      entry(site, 'RSS', '/rss.xml', words.rss),
      entry(site, 'JSON Feed', '/feed.json', words.jsonFeed),
    ]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

const list = (title: string, entries: string[]) =>
  entries.length > 0 ? `## ${title}\n\n${entries.join('\n')}` : '';

const entry = ({ siteUrl }: SiteFacts, name: string, path: string, about: string) =>
  `- [${escapeMarkdown(name)}](${absoluteUrl(siteUrl, path)}): ${escapeMarkdown(about)}`;
