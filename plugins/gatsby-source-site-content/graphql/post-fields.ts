import type { GatsbyCache } from 'gatsby';
import type { Root } from 'hast';
import { absoluteUrl } from '../../../src/lib/absolute-url';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { interpolate } from '../../../src/lib/interpolate';
import { isMissing } from '../../../src/lib/is-missing';
import { resolveUrl } from '../../../src/lib/resolve-url';
import { siteUrl } from '../../../src/lib/site-url';
import { minutesToRead } from '../markdown/reading-time';
import type { Address } from '../markdown/rewrite-markdown';
import { findFile, pictureFinder, publicUrlOf, type Context, type Info } from './article-pictures';
import { factsOf, externalTargetsOf, type SiteFacts } from '../prose-page-facts';
import { blogLabels } from './field-extensions';

// Loaded when a post is queried: Gatsby fails if a build ends before its workers have started, and the
// parsers of markdown would delay their start by a third of a second.
const article = () =>
  require('../article/article-html') as typeof import('../article/article-html');
const proseFacts = () => require('../article/facts') as typeof import('../article/facts');
const parser = () =>
  require('../markdown/parse-markdown') as typeof import('../markdown/parse-markdown');
const excerpts = () => require('../markdown/excerpt') as typeof import('../markdown/excerpt');
const typography = () => require('../article/typography') as typeof import('../article/typography');
const rewriter = () =>
  require('../markdown/rewrite-markdown') as typeof import('../markdown/rewrite-markdown');

type Post = Record<string, unknown> & { slug: string; parent: string };
/** A node of gatsby-transformer-remark; its content is the file without the frontmatter. */
type Markdown = { parent: string; internal: { content: string; contentDigest: string } };

type PostCache = Pick<GatsbyCache, 'get' | 'set'>;

const markdownOf = (post: Post, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: post.parent }) as Markdown;

let lastArticle: { markdown: string; tree: Root } | undefined;

/**
 * The elements of an article, which callers must not change. A query resolves its body and its headings
 * one after the other, so the last article is cached.
 */
function articleOf(post: Post, context: Context): Root {
  const markdown = markdownOf(post, context).internal.content;
  if (lastArticle?.markdown !== markdown) {
    const { parseMarkdown, toHtmlTree } = parser();
    lastArticle = { markdown, tree: toHtmlTree(parseMarkdown(markdown)) };
  }
  return lastArticle.tree;
}

/** `@readTime`: what the author wrote, or an estimate from the number of words. */
const readTime = {
  name: 'readTime',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context) => {
      if (!isMissing(post.readTime)) return String(post.readTime);
      const minutes = minutesToRead(markdownOf(post, context).internal.content);
      return interpolate((await blogLabels(context)).defaults.readTime, { minutes });
    },
  }),
};

/** `@excerpt`: what the author wrote, or the beginning of the article, typeset as the article is. */
const excerpt = {
  name: 'excerpt',
  extend: () => ({
    resolve: (post: Post, _args: object, context: Context) => {
      const text = isMissing(post.excerpt)
        ? excerpts().excerptOf(parser().parseMarkdown(markdownOf(post, context).internal.content))
        : String(post.excerpt);
      return typography().typesetText(text);
    },
  }),
};

/** `@articleBody`: the article as HTML that is safe to put into a page. */
const articleBody = {
  name: 'articleBody',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: Info) =>
      article().articleHtml(
        articleOf(post, context),
        (await blogLabels(context)).article,
        pictureFinder(markdownOf(post, context).parent, context, info),
      ),
  }),
};

/** `@proseBody`: the text of a page of prose as HTML, with the site's facts in place of their names. */
const proseBody = {
  name: 'proseBody',
  extend: () => ({
    resolve: async (page: Post, _args: object, context: Context, info: Info) => {
      const site = (await context.nodeModel.findOne({ type: 'SiteJson' })) as SiteFacts;
      return article().articleHtml(
        proseFacts().withFacts(articleOf(page, context), factsOf(site), externalTargetsOf(site)),
        (await blogLabels(context)).article,
        pictureFinder(markdownOf(page, context).parent, context, info),
      );
    },
  }),
};

/** `@articleHeadings`: the headings of the article that its table of contents lists. */
const articleHeadings = {
  name: 'articleHeadings',
  extend: () => ({
    resolve: (post: Post, _args: object, context: Context) =>
      article().contentsOf(articleOf(post, context)),
  }),
};

/** An article's markdown for publication, and the addresses in it. */
type Parsed = { markdown: string; addresses: Address[] };

/** Removes comments from an article and finds its addresses, or takes both from the cache of an earlier build. */
async function parsePublished({ internal }: Markdown, cache: PostCache): Promise<Parsed> {
  const stored = (await cache.get(internal.contentDigest)) as Parsed | undefined;
  if (stored) return stored;
  const { findAddresses, removeComments } = rewriter();
  const markdown = removeComments(internal.content).replace(/^\s*\n/, '');
  const parsed = { markdown, addresses: findAddresses(markdown) };
  await cache.set(internal.contentDigest, parsed);
  return parsed;
}

/** `@markdownBody`: the article's markdown for publication, without comments and with absolute addresses. */
const markdownBody = (cache: PostCache) => ({
  name: 'markdownBody',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: Info) => {
      const { relativePictureAddresses, rewriteAddresses } = rewriter();
      const node = markdownOf(post, context);
      const { markdown, addresses } = await parsePublished(node, cache);
      const publicUrls = new Map<string, string>();
      for (const address of relativePictureAddresses(addresses)) {
        const file = await findFile(node.parent, decodeIfPossible(address), context);
        if (file) publicUrls.set(address, await publicUrlOf(file, context, info));
      }
      const base = absoluteUrl(siteUrl(), `/blog/${post.slug}`);
      return rewriteAddresses(markdown, addresses, (url, isPicture) =>
        resolveUrl((isPicture && publicUrls.get(url)) || url, base),
      );
    },
  }),
});

/**
 * The field extensions of posts.
 * @param cache Gatsby's cache of this plugin, which Gatsby deletes when the plugin changes
 */
export const createPostFields = (cache: PostCache) => [
  readTime,
  excerpt,
  articleBody,
  proseBody,
  articleHeadings,
  markdownBody(cache),
];
