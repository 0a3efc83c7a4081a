import type { CreateResolversArgs } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { renderArticle, type ArticleBody } from '../article/article-html';
import type { SiteFacts } from '../article/facts';
import { parseMarkdown } from '../article/parse';
import { excerptOf, minutesToRead } from '../article/summary';
import { typesetText } from '../article/typography';
import { isMissing } from '../schema/fields';
import { blogLabels, textOf, type Context } from './context';
import { pictureFinder } from './pictures';

type Source = Record<string, unknown> & { parent: string };

/** A node of gatsby-transformer-remark; its content is the file without the fields above it. */
type Markdown = { parent: string; internal: { content: string } };

const markdownOf = ({ parent }: Source, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: parent }) as Markdown;

const bodyOf = (source: Source, context: Context) => markdownOf(source, context).internal.content;

const withDefault = (name: Parameters<typeof textOf>[0]) => ({
  resolve: (source: Source, _args: object, context: Context) => textOf(name, source, context),
});

/** A flag that is false unless an author sets it. */
const offByDefault = (name: string) => ({ resolve: (source: Source) => source[name] === true });

/** The beginnings of articles by their texts: many pages show an article's excerpt. */
const excerpts = new Map<string, string>();

function excerptOfBody(body: string): string {
  const excerpt = excerpts.get(body) ?? excerptOf(parseMarkdown(body));
  excerpts.set(body, excerpt);
  return excerpt;
}

/** The bodies that a query has rendered, by the ids of their markdown: two fields ask for each. */
const rendered = new WeakMap<Context, Map<string, Promise<ArticleBody>>>();

/** Resolves the fields of articles and pages of prose: the specification's defaults, and the body as HTML. */
export function createPostResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const render = async (source: Source, context: Context, facts?: SiteFacts) =>
    renderArticle(
      bodyOf(source, context),
      (await blogLabels(context)).article,
      pictureFinder(markdownOf(source, context).parent, context, reporter),
      facts,
    );
  const renderOnce = (source: Source, context: Context) => {
    const bodies = rendered.get(context) ?? new Map<string, Promise<ArticleBody>>();
    rendered.set(context, bodies);
    const body = bodies.get(source.parent) ?? render(source, context);
    bodies.set(source.parent, body);
    return body;
  };
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
            isMissing(post.excerpt) ? excerptOfBody(bodyOf(post, context)) : String(post.excerpt),
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
        resolve: async (post: Source, _args: object, context: Context) =>
          (await renderOnce(post, context)).html,
      },
      headings: {
        resolve: async (post: Source, _args: object, context: Context) =>
          (await renderOnce(post, context)).headings,
      },
    },
    ProsePage: {
      headline: {
        resolve: ({ headline, title }: Source) => String(isMissing(headline) ? title : headline),
      },
      content: {
        resolve: async (page: Source, _args: object, context: Context) => {
          const site = (await context.nodeModel.findOne({ type: 'SiteJson' })) as SiteFacts;
          return (await render(page, context, site)).html;
        },
      },
    },
  });
}
