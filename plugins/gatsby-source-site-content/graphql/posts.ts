import type { CreateResolversArgs } from 'gatsby';
import { renderArticle } from '../article/article-html';
import { readData, type Context } from './context';
import { pictureFinder } from './pictures';

/** An article or a page of prose; its content is the file without the fields above it. */
type Source = { parent: string; internal: { type: string; content: string } };

/** Resolves the bodies of articles and pages of prose as HTML. */
export function createPostResolvers({ createResolvers, reporter }: CreateResolversArgs): void {
  const resolve = async ({ parent, internal }: Source, _args: object, context: Context) => {
    const markdown = context.nodeModel.getNodeById({ id: parent }) as { parent: string };
    const find = pictureFinder(markdown.parent, context, reporter);
    const { article } = await readData('blog', context);
    const facts = internal.type === 'ProsePage' ? await readData('site', context) : undefined;
    return renderArticle(internal.content, article, find, facts);
  };
  createResolvers({ BlogPost: { content: { resolve } }, ProsePage: { content: { resolve } } });
}
