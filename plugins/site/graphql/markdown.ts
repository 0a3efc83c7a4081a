import path from 'node:path';
import type { CreateResolversArgs, Node } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { formatLongDate, LOCALE } from '../../../src/lib/format';
import { absoluteUrl } from '../../../src/lib/absolute-url';
import { renderArticle } from '../article/render';
import { excerptOf, LONGEST_EXCERPT } from '../article/summary';
import { siteNow, statusOf } from '../model/publication';
import { targetOf } from '../model/redirects';
import { isMissing } from '../read/markdown-file';
import { siteContent } from '../read/site-content';
import { parseFrontmatter, type Frontmatter, type TextKind } from '../read/frontmatter';
import { readData, type Context } from './context';
import { pictureFinder } from './image-data';

/** The node that gatsby-transformer-remark makes of an article or a page of prose. */
export type MarkdownNode = Node & {
  frontmatter: Record<string, unknown>;
  fields: { kind: TextKind; slug: string; path: string };
  fileAbsolutePath: string;
};

/** The path of a text from the project's folder. */
export const fileOf = ({ fileAbsolutePath }: Pick<MarkdownNode, 'fileAbsolutePath'>): string =>
  path.relative(process.cwd(), fileAbsolutePath).replaceAll('\\', '/');

/**
 * The fields above a text, with what stands for those that were left out. While one has a mistake, `gatsby develop`
 * leaves it out.
 */
export async function frontmatterOf(node: MarkdownNode, context: Context) {
  const { defaults } = await readData('blog', context);
  const parse = (kind: TextKind, fields: object) =>
    parseFrontmatter(kind, fileOf(node), fields, defaults).value;
  const written = Object.entries(node.frontmatter).filter(([, value]) => !isMissing(value));
  const value = parse(node.fields.kind, Object.fromEntries(written));
  return { ...parse('article', {}), ...value } as Frontmatter;
}

const LIST_FORMAT = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

const article = (node: MarkdownNode) =>
  siteContent().reader.article(fileOf(node), String(node.internal.content));
const elements = (node: MarkdownNode) =>
  siteContent().reader.elements(fileOf(node), String(node.internal.content));

type Resolve<Args = object> = (node: MarkdownNode, args: Args, context: Context) => unknown;
const field = <Args>(type: string, resolve: Resolve<Args>, args = {}) => ({ type, args, resolve });

/**
 * Resolves the fields of a markdown node: what gatsby-transformer-remark has read, validated and with defaults, and
 * HTML that is safe to publish.
 */
export function createMarkdownResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const render = async (node: MarkdownNode, context: Context, base?: string) => {
    const { article: labels } = await readData('blog', context);
    const site = await readData('site', context);
    const findPicture = pictureFinder(String(node.parent), context, reporter);
    return renderArticle(elements(node), {
      labels,
      targetOf: (address) => targetOf(address, site),
      findPicture,
      facts: node.fields.kind === 'page' ? site : undefined,
      base,
    });
  };
  createResolvers({
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
        render(
          node,
          context,
          absoluteUrl((await readData('site', context)).siteUrl, node.fields.path),
        ),
      ),
      excerpt: field<{ pruneLength: number }>(
        'String!',
        async (node, { pruneLength }, context) =>
          (await frontmatterOf(node, context)).excerpt ??
          (pruneLength === LONGEST_EXCERPT
            ? (await article(node)).excerpt
            : excerptOf(elements(node), pruneLength)),
        { pruneLength: { type: 'Int', defaultValue: LONGEST_EXCERPT } },
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
