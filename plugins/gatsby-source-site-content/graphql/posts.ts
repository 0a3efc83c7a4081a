import type { CreateResolversArgs } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { isMissing } from '../is-missing';
import type blog from '../../../content/data/blog.json';
import { articleHtml, contentsOf } from '../article/article-html';
import type { SiteFacts } from '../article/facts';
import { parseMarkdown } from '../article/parse';
import { excerptOf, minutesToRead } from '../article/summary';
import { typesetText } from '../article/typography';
import type { Context } from './context';
import { pictureFinder, type Info } from './pictures';

type Source = Record<string, unknown> & { parent: string };

/** A node of gatsby-transformer-remark; its content is the file without the fields above it. */
type Markdown = { parent: string; internal: { content: string } };

const markdownOf = ({ parent }: Source, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: parent }) as Markdown;

const bodyOf = (source: Source, context: Context) => markdownOf(source, context).internal.content;

const blogLabels = async ({ nodeModel }: Context) =>
  (await nodeModel.findOne({ type: 'BlogJson' })) as typeof blog;

/** The text that an author wrote, or the default of `blog.json`. */
const withDefault = (name: 'title' | 'category' | 'author') => ({
  resolve: async (source: Source, _args: object, context: Context) =>
    isMissing(source[name]) ? (await blogLabels(context)).defaults[name] : String(source[name]),
});

/** A flag that is false unless an author sets it. */
const offByDefault = (name: string) => ({ resolve: (source: Source) => source[name] === true });

/** The body as HTML that is safe to put into a page. */
const renderBody = async (source: Source, context: Context, info: Info, facts?: SiteFacts) =>
  articleHtml(
    bodyOf(source, context),
    (await blogLabels(context)).article,
    pictureFinder(markdownOf(source, context).parent, context, info),
    facts,
  );

/** Resolves the fields of articles and pages of prose: the specification's defaults, and the body as HTML. */
export function createPostResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    BlogPost: {
      title: withDefault('title'),
      category: withDefault('category'),
      author: withDefault('author'),
      imageAlt: { resolve: ({ imageAlt }: Source) => String(imageAlt ?? '') },
      invertImageInDarkMode: offByDefault('invertImageInDarkMode'),
      draft: offByDefault('draft'),
      excerpt: {
        resolve: (post: Source, _args: object, context: Context) =>
          typesetText(
            isMissing(post.excerpt)
              ? excerptOf(parseMarkdown(bodyOf(post, context)))
              : String(post.excerpt),
          ),
      },
      readTime: {
        resolve: async (post: Source, _args: object, context: Context) => {
          if (!isMissing(post.readTime)) return String(post.readTime);
          const minutes = minutesToRead(bodyOf(post, context));
          return interpolate((await blogLabels(context)).defaults.readTime, { minutes });
        },
      },
      content: {
        resolve: (post: Source, _args: object, context: Context, info: Info) =>
          renderBody(post, context, info),
      },
      headings: {
        resolve: (post: Source, _args: object, context: Context) =>
          contentsOf(bodyOf(post, context)),
      },
    },
    ProsePage: {
      content: {
        resolve: async (page: Source, _args: object, context: Context, info: Info) => {
          const site = (await context.nodeModel.findOne({ type: 'SiteJson' })) as SiteFacts;
          return renderBody(page, context, info, site);
        },
      },
    },
  });
}
