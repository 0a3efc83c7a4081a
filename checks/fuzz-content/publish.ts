import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { jsonFeed } from '../../plugins/gatsby-plugin-site-outputs/feeds/json-feed';
import { rss } from '../../plugins/gatsby-plugin-site-outputs/feeds/rss';
import { postMarkdown } from '../../plugins/gatsby-plugin-site-outputs/markdown/post-markdown';
import type { PostWithBody, SiteData } from '../../plugins/gatsby-plugin-site-outputs/site-data';
import {
  articleHtml,
  contentsOf,
} from '../../plugins/gatsby-source-site-content/article/article-html';
import type { ArticleLabels } from '../../plugins/gatsby-source-site-content/article/accessibility';
import { splitMarkdownFile } from '../../plugins/gatsby-source-site-content/front-matter';
import { replaceFrontMatterEngine } from '../../plugins/gatsby-source-site-content/front-matter-engine';
import { excerptOf } from '../../plugins/gatsby-source-site-content/markdown/excerpt';
import {
  parseMarkdown,
  toHtmlTree,
} from '../../plugins/gatsby-source-site-content/markdown/parse-markdown';
import { minutesToRead } from '../../plugins/gatsby-source-site-content/markdown/reading-time';
import {
  findAddresses,
  removeComments,
  rewriteAddresses,
} from '../../plugins/gatsby-source-site-content/markdown/rewrite-markdown';

type Labels = SiteData['blog'] & { article: ArticleLabels };
type GrayMatter = (text: string, options: object) => { data: object; content: string };

const SITE = {
  site: {
    name: 'Farm',
    tagline: 'Eat well',
    description: 'Food.',
    siteUrl: 'https://farm.example',
    language: 'en',
  },
  pages: [],
  paths: [],
};

/**
 * Processes a file as a build does, but without Gatsby: reads it as Gatsby's plugins do, and makes the
 * article's HTML, its excerpt, its markdown and both feeds.
 * @returns what went wrong, or undefined
 * @throws what the build would throw
 */
export async function publish(root: string, file: string): Promise<string | undefined> {
  const text = await readFile(join(root, file), 'utf8');
  if (file.endsWith('.json')) {
    JSON.parse(text);
    return undefined;
  }
  const { frontmatter, body } = splitMarkdownFile(text);
  const read = readAsGatsby(text);
  if ('broken' in frontmatter) return `the check passed ${frontmatter.broken.message}`;
  if (JSON.stringify(read.data) !== JSON.stringify(frontmatter.value ?? {})) {
    return `the build reads ${JSON.stringify(read.data)}, the check ${JSON.stringify(frontmatter.value)}`;
  }
  if (read.content.trim() !== body.trim()) return 'the build and the check find different articles';
  const labels = await readFile(join(root, 'content/data/blog.json'), 'utf8');
  return publishArticle(body, read.data, basename(file, '.md'), JSON.parse(labels) as Labels);
}

function readAsGatsby(text: string) {
  replaceFrontMatterEngine();
  const remark = createRequire(require.resolve('gatsby-transformer-remark'));
  const grayMatter = remark('gray-matter') as GrayMatter;
  return grayMatter(text, {});
}

async function publishArticle(
  body: string,
  fields: { title?: unknown; date?: unknown },
  slug: string,
  labels: Labels,
): Promise<string | undefined> {
  const tree = parseMarkdown(body);
  const html = toHtmlTree(tree);
  contentsOf(html);
  const published = removeComments(body);
  const article: PostWithBody = {
    slug,
    title: String(fields.title ?? ''),
    excerpt: excerptOf(tree),
    category: 'Cooking',
    author: 'Ada',
    date: typeof fields.date === 'string' ? fields.date : null,
    updated: null,
    readTime: `${minutesToRead(body)} min read`,
    content: await articleHtml(html, labels.article, async () => null),
    markdown: rewriteAddresses(published, findAddresses(published), (url) => url),
    shareAddress: '/share/soup.jpg',
  };
  const data: SiteData = { ...SITE, blog: labels, posts: [article], newest: [article] };
  postMarkdown(article, data);
  JSON.parse(jsonFeed(data));
  const valid = XMLValidator.validate(rss(data));
  return valid === true ? undefined : `the feed is no XML: ${valid.err.msg}`;
}
