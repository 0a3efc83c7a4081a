import type { CreateResolversArgs } from 'gatsby';
import { renderArticle, type ArticleBody } from '../article/article-html';
import type { NamedFacts } from '../article/facts';
import { readData, type Context } from './context';
import { pictureFinder } from './pictures';

/** An article or a page of prose; its content is the file without the fields above it. */
type Source = { id: string; parent: string; internal: { content: string } };

/** The bodies that a query has rendered, by the ids of their nodes: two fields ask for each. */
const rendered = new WeakMap<Context, Map<string, Promise<ArticleBody>>>();

/** Resolves the bodies of articles and pages of prose as HTML. */
export function createPostResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const render = async (source: Source, context: Context, facts?: NamedFacts) => {
    const markdown = context.nodeModel.getNodeById({ id: source.parent }) as { parent: string };
    const find = pictureFinder(markdown.parent, context, reporter);
    const { article } = await readData('blog', context);
    return renderArticle(source.internal.content, article, find, facts);
  };
  const renderOnce = (source: Source, context: Context) => {
    const bodies = rendered.get(context) ?? new Map<string, Promise<ArticleBody>>();
    rendered.set(context, bodies);
    const body = bodies.get(source.id) ?? render(source, context);
    bodies.set(source.id, body);
    return body;
  };
  createResolvers({
    BlogPost: {
      content: {
        resolve: async (source: Source, _args: object, context: Context) =>
          (await renderOnce(source, context)).html,
      },
      headings: {
        resolve: async (source: Source, _args: object, context: Context) =>
          (await renderOnce(source, context)).headings,
      },
    },
    ProsePage: {
      content: {
        resolve: async (source: Source, _args: object, context: Context) =>
          (await render(source, context, await readData('site', context))).html,
      },
    },
  });
}
