import type { Root } from 'hast';
import { articleHtml, headingsOf } from '../article';
import { minutesToRead } from '../article/read-time';
import { pictureFinder } from './article-pictures';
import { blogWords } from './blog-words';
import { askField, type AskContext, type AskInfo } from './ask-field';
import { interpolate } from '../../../src/lib/interpolate';
import { isMissing } from '../../../src/lib/is-missing';

type Post = Record<string, unknown> & { parent: string };
type Markdown = { parent: string; internal: { content: string } };
type Context = AskContext & { nodeModel: { getNodeById(query: { id: string }): Markdown } };

const markdownOf = (post: Post, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: post.parent });

/** Answers with a field that gatsby-transformer-remark computes, such as `htmlAst`. */
const askRemark = <Answer>(field: string, post: Post, context: Context, info: AskInfo) =>
  askField<Answer>('MarkdownRemark', field, markdownOf(post, context), context, info);

/** What is being read right now, by the id of the markdown. */
const reading = new Map<string, Promise<Root>>();

/**
 * The article as gatsby-transformer-remark reads it, which its cache keeps: it must not be changed.
 * A query asks for the body and the headings at once; that plugin, asked again before it has
 * answered, would read all of the markdown again.
 */
function articleOf(post: Post, context: Context, info: AskInfo): Promise<Root> {
  const known = reading.get(post.parent);
  if (known) return known;
  const article = askRemark<Root>('htmlAst', post, context, info).finally(() =>
    reading.delete(post.parent),
  );
  reading.set(post.parent, article);
  return article;
}

/** `@readTime`: what the author wrote, or an estimate from the number of words. */
const readTime = {
  name: 'readTime',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context) => {
      if (!isMissing(post.readTime)) return String(post.readTime);
      const minutes = minutesToRead(markdownOf(post, context).internal.content);
      return interpolate((await blogWords(context)).defaults.readTime, { minutes });
    },
  }),
};

/** `@excerpt`: what the author wrote, or the beginning of the article. */
const excerpt = {
  name: 'excerpt',
  extend: () => ({
    resolve: (post: Post, _args: object, context: Context, info: AskInfo) =>
      isMissing(post.excerpt)
        ? askRemark<string>('excerpt', post, context, info)
        : String(post.excerpt),
  }),
};

/** `@articleBody`: the article as HTML that can be trusted. */
const articleBody = {
  name: 'articleBody',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: AskInfo) => {
      const { parent } = markdownOf(post, context);
      return articleHtml(
        await articleOf(post, context, info),
        (await blogWords(context)).article,
        pictureFinder(parent, context, info),
      );
    },
  }),
};

/** `@articleHeadings`: the headings of the article that its table of contents may name. */
const articleHeadings = {
  name: 'articleHeadings',
  extend: () => ({
    resolve: async (post: Post, _args: object, context: Context, info: AskInfo) =>
      headingsOf(await articleOf(post, context, info)),
  }),
};

export const postExtensions = [readTime, excerpt, articleBody, articleHeadings];
