import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { absoluteUrl } from '../../../src/lib/paths';
import { renderArticle, type Rendering } from '../article/render';
import { excerptOf, LONGEST_EXCERPT } from '../article/summary';
import { escapeHtml } from '../bundle/markup';
import { formatLongDate, listFormat } from '../formats';
import { MemoryCache } from '../memory-cache';
import { pathOf } from '../model/data-names';
import { siteNow, statusOf } from '../model/publication';
import { targetOf } from '../model/redirects';
import type { TextFile } from '../read/content-reader';
import { parseFrontmatter, type Frontmatter } from '../read/frontmatter';
import { siteContent } from '../read/site-content';
import { readData, type Context } from './context';
import { aboveText, pictureFinder } from './image-data';
import { videoFinder } from './video-finder';

/** The node that gatsby-transformer-remark makes of an article. */
export type MarkdownNode = Node & {
  fields: { slug: string; path: string };
  fileAbsolutePath: string;
};

/** The path of a markdown file, relative to the project. */
export const fileOf = ({ fileAbsolutePath }: Pick<MarkdownNode, 'fileAbsolutePath'>): string =>
  path.relative(process.cwd(), fileAbsolutePath).replaceAll('\\', '/');

type Text = TextFile & { value: Frontmatter };

/** Articles by the digests of their nodes: a page's query asks for the fields of six articles, five times each. */
const known = new MemoryCache<Promise<Text>>();

/**
 * The file of an article, as the check reads it, because gatsby-transformer-remark reads an older version of YAML. Its
 * fields have defaults; `gatsby develop` leaves out a field with a mistake.
 */
export async function textOf(node: MarkdownNode, context: Context): Promise<Text> {
  const { defaults } = await readData('blog', context);
  const read = async () => {
    const file = fileOf(node);
    const text = await siteContent().reader.text('article', file);
    const { value } = text.value ? text : parseFrontmatter('article', file, {}, defaults);
    if (!value) throw new Error(`${pathOf('blog')} has no defaults for the fields of ${file}.`);
    return { ...text, value };
  };
  return known.get([node.internal.contentDigest, defaults], read);
}

type Resolve<Args = object> = (node: MarkdownNode, args: Args, context: Context) => unknown;
const field = <Args>(type: string, resolve: Resolve<Args>, args = {}) => ({ type, args, resolve });

/** A field that says something about the file of an article. */
const aboutText = (type: string, read: (text: Text) => unknown) =>
  field(type, async (node, _args, context) => read(await textOf(node, context)));

/** Resolves the fields of markdown nodes: validated front matter with defaults, and safe HTML. */
export function createMarkdownResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const render = async (
    node: Pick<MarkdownNode, 'fileAbsolutePath'>,
    body: string,
    context: Context,
    options: Pick<Rendering, 'base' | 'facts' | 'topPicture'> = {},
  ) => {
    const { article: labels } = await readData('blog', context);
    const site = await readData('site', context);
    const findPicture = pictureFinder(node.fileAbsolutePath, context, reporter);
    return renderArticle(await siteContent().reader.elements(body), {
      labels,
      nutrients: (await readData('nutrients', context)).nutrients,
      targetOf: (address) => targetOf(address, site),
      findPicture,
      findVideo: videoFinder(node.fileAbsolutePath, context, findPicture),
      ...options,
    });
  };
  createResolvers({
    ProsePage: {
      html: field('String!', async (node, _args, context) =>
        render(node, String(node.internal.content), context, {
          facts: await readData('site', context),
        }),
      ),
    },
    MarkdownRemark: {
      frontmatter: field('MarkdownRemarkFrontmatter!', async (node, _args, context) => {
        const { value } = await textOf(node, context);
        // So that Gatsby finds the picture beside the file.
        context.nodeModel.trackInlineObjectsInRootNode({ ...node, frontmatter: value });
        return value;
      }),
      status: aboutText('PostStatus!', ({ value }) => statusOf(value, siteNow())),
      html: field('String!', async (node, _args, context) =>
        render(node, (await textOf(node, context)).body, context),
      ),
      // For readers of feeds.
      feedHtml: field('String!', async (node, _args, context) => {
        const { value, body } = await textOf(node, context);
        const find = pictureFinder(node.fileAbsolutePath, context, reporter, aboveText);
        const file = value.image ? await find(value.image) : null;
        return render(node, body, context, {
          base: absoluteUrl((await readData('site', context)).siteUrl, node.fields.path),
          topPicture: file ? { file, alt: value.imageAlt ?? '' } : undefined,
        });
      }),
      excerpt: field<{ pruneLength: number; format: string }>(
        'String!',
        async (node, { pruneLength, format }, context) => {
          const { value, body, article } = await textOf(node, context);
          const beginning =
            pruneLength === LONGEST_EXCERPT
              ? article.excerpt
              : excerptOf(await siteContent().reader.elements(body), pruneLength);
          const excerpt = value.excerpt ?? beginning;
          return format === 'HTML' ? escapeHtml(excerpt) : excerpt;
        },
        {
          pruneLength: { type: 'Int', defaultValue: LONGEST_EXCERPT },
          format: { type: 'MarkdownExcerptFormats', defaultValue: 'PLAIN' },
        },
      ),
      pullQuote: aboutText('String', ({ article }) => article.pullQuote ?? null),
      headings: {
        type: '[MarkdownHeading!]!',
        resolve: async (node: MarkdownNode, { depth }: { depth?: string }, context: Context) => {
          const { headings } = (await textOf(node, context)).article;
          return headings.filter((heading) => !depth || `h${heading.depth}` === depth);
        },
      },
      // Formatted here, because the first `Intl` formatter of a page blocks a phone for 80 ms.
      longDate: aboutText('String', ({ value: { date } }) => date && formatLongDate(date)),
      authorParts: aboutText('[ListPart!]!', ({ value: { author = [] } }) =>
        listFormat().formatToParts(author),
      ),
      readTime: field('String!', async (node, _args, context) => {
        const { defaults } = await readData('blog', context);
        const { value, article } = await textOf(node, context);
        const minutes = article.minutesToRead;
        return value.readTime ?? interpolate(defaults.readTime, { minutes });
      }),
    },
  });
}
