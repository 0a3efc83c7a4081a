import type { CreateResolversArgs } from 'gatsby';
import { interpolate } from '../../../src/lib/interpolate';
import { renderArticle, type ArticleBody } from '../article/article-html';
import type { SiteFacts } from '../article/facts';
import { parseMarkdown } from '../article/parse';
import { excerptOf, minutesToRead } from '../article/summary';
import { typesetText } from '../article/typography';
import { isMissing } from '../schema/fields';
import { blogLabels, readData, textOf, type Context } from './context';
import { pictureFinder } from './pictures';

type Source = Record<string, unknown> & { parent: string };
type Fields = Record<string, (source: Source, args: object, context: Context) => unknown>;

/** A node of gatsby-transformer-remark; its content is the file without the fields above it. */
type Markdown = { parent: string; internal: { content: string } };

const markdownOf = ({ parent }: Source, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: parent }) as Markdown;

const bodyOf = (source: Source, context: Context) => markdownOf(source, context).internal.content;

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

  const post: Fields = {
    title: (source, _args, context) => textOf('title', source, context),
    category: (source, _args, context) => textOf('category', source, context),
    author: (source, _args, context) => textOf('author', source, context),
    imageAlt: ({ imageAlt }) => String(imageAlt ?? ''),
    invertImageInDarkMode: ({ invertImageInDarkMode }) => invertImageInDarkMode === true,
    draft: ({ draft }) => draft === true,
    excerpt: (source, _args, context) =>
      typesetText(
        isMissing(source.excerpt) ? excerptOfBody(bodyOf(source, context)) : String(source.excerpt),
      ),
    readTime: async (source, _args, context) => {
      if (!isMissing(source.readTime)) return String(source.readTime);
      const minutes = minutesToRead(bodyOf(source, context));
      return interpolate((await blogLabels(context)).defaults.readTime, { minutes });
    },
    content: async (source, _args, context) => (await renderOnce(source, context)).html,
    headings: async (source, _args, context) => (await renderOnce(source, context)).headings,
  };
  const page: Fields = {
    headline: ({ headline, title }) => String(isMissing(headline) ? title : headline),
    content: async (source, _args, context) =>
      (await render(source, context, await readData<SiteFacts>('site', context))).html,
  };
  createResolvers({ BlogPost: resolved(post), ProsePage: resolved(page) });
}

const resolved = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, resolve]) => [name, { resolve }]));
