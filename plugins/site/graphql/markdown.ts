import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { formatLongDate, LOCALE } from '../../../src/lib/format';
import { absoluteUrl } from '../../../src/lib/absolute-url';
import type { NamedFacts } from '../article/facts';
import { renderArticle } from '../article/render';
import { excerptOf, LONGEST_EXCERPT } from '../article/summary';
import { escapeHtml } from '../bundle/markup';
import { siteNow, statusOf } from '../model/publication';
import { targetOf } from '../model/redirects';
import { isMissing } from '../read/markdown-file';
import { siteContent } from '../read/site-content';
import { parseFrontmatter, type Frontmatter } from '../read/frontmatter';
import { readData, type Context } from './context';
import { pictureFinder } from './image-data';

/** The node that gatsby-transformer-remark makes of an article. */
export type MarkdownNode = Node & {
  frontmatter: Record<string, unknown>;
  fields: { slug: string; path: string };
  fileAbsolutePath: string;
};

/** A node of a markdown file. */
type TextNode = Pick<MarkdownNode, 'fileAbsolutePath' | 'internal'>;

/** The path of a text from the project's folder. */
export const fileOf = ({ fileAbsolutePath }: Pick<MarkdownNode, 'fileAbsolutePath'>): string =>
  path.relative(process.cwd(), fileAbsolutePath).replaceAll('\\', '/');

/** Parsed fields by what they are made from: a page's query asks for those of six articles, five times each. */
const known = new Map<string, Frontmatter>();

/** The fields above an article, with defaults. `gatsby develop` leaves out a field with a mistake. */
export async function frontmatterOf(node: MarkdownNode, context: Context): Promise<Frontmatter> {
  const { defaults } = await readData('blog', context);
  const file = fileOf(node);
  const key = JSON.stringify([file, node.frontmatter, defaults]);
  const parse = (fields: object) => parseFrontmatter('article', file, fields, defaults).value;
  const written = Object.entries(node.frontmatter).filter(([, value]) => !isMissing(value));
  const value =
    known.get(key) ?? ({ ...parse({}), ...parse(Object.fromEntries(written)) } as Frontmatter);
  known.set(key, value);
  return value;
}

const LIST_FORMAT = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

const article = (node: MarkdownNode) =>
  siteContent().reader.article(fileOf(node), String(node.internal.content));
const elements = (node: TextNode) =>
  siteContent().reader.elements(fileOf(node), String(node.internal.content));

type Resolve<Args = object> = (node: MarkdownNode, args: Args, context: Context) => unknown;
const field = <Args>(type: string, resolve: Resolve<Args>, args = {}) => ({ type, args, resolve });

/** Resolves the fields of markdown nodes: validated front matter with defaults, and safe HTML. */
export function createMarkdownResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const render = async (
    node: TextNode,
    context: Context,
    options: { base?: string; facts?: NamedFacts } = {},
  ) => {
    const { article: labels } = await readData('blog', context);
    const site = await readData('site', context);
    return renderArticle(elements(node), {
      labels,
      targetOf: (address) => targetOf(address, site),
      findPicture: pictureFinder(node.fileAbsolutePath, context, reporter),
      ...options,
    });
  };
  createResolvers({
    ProsePage: {
      html: field('String!', async (node, _args, context) =>
        render(node, context, { facts: await readData('site', context) }),
      ),
    },
    MarkdownRemark: {
      frontmatter: field('MarkdownRemarkFrontmatter!', async (node, _args, context) => {
        const value = await frontmatterOf(node, context);
        // So that Gatsby finds the picture beside the file.
        context.nodeModel.trackInlineObjectsInRootNode({ ...node, frontmatter: value });
        return value;
      }),
      status: field('PostStatus!', async (node, _args, context) =>
        statusOf(await frontmatterOf(node, context), siteNow()),
      ),
      html: field('String!', (node, _args, context) => render(node, context)),
      // For readers of feeds.
      feedHtml: field('String!', async (node, _args, context) =>
        render(node, context, {
          base: absoluteUrl((await readData('site', context)).siteUrl, node.fields.path),
        }),
      ),
      excerpt: field<{ pruneLength: number; format: string }>(
        'String!',
        async (node, { pruneLength, format }, context) => {
          const written = (await frontmatterOf(node, context)).excerpt;
          const isUsual = pruneLength === LONGEST_EXCERPT;
          const found = isUsual
            ? (await article(node)).excerpt
            : excerptOf(elements(node), pruneLength);
          return format === 'HTML' ? escapeHtml(written ?? found) : (written ?? found);
        },
        {
          pruneLength: { type: 'Int', defaultValue: LONGEST_EXCERPT },
          format: { type: 'MarkdownExcerptFormats', defaultValue: 'PLAIN' },
        },
      ),
      headings: {
        type: '[MarkdownHeading!]!',
        resolve: async (node: MarkdownNode, { depth }: { depth?: string }) =>
          (await article(node)).headings.filter(
            (heading) => !depth || `h${heading.depth}` === depth,
          ),
      },
      // Formatted here, because the first `Intl` formatter of a page blocks a phone for 80 ms.
      longDate: field('String', async (node, _args, context) => {
        const { date } = await frontmatterOf(node, context);
        return date && formatLongDate(date);
      }),
      authorParts: field('[ListPart!]!', async (node, _args, context) =>
        LIST_FORMAT.formatToParts((await frontmatterOf(node, context)).author ?? []),
      ),
      timeToRead: field('Int!', async (node) => (await article(node)).minutesToRead),
      readTime: field('String!', async (node, _args, context) => {
        const { defaults } = await readData('blog', context);
        const { readTime } = await frontmatterOf(node, context);
        const { minutesToRead: minutes } = await article(node);
        return readTime ?? interpolate(defaults.readTime, { minutes });
      }),
    },
  });
}
