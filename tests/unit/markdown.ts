import { setFieldsOnGraphQLNodeType } from 'gatsby-transformer-remark/gatsby-node';
import type { Root } from 'hast';
import blog from '../../content/data/blog.json';
import {
  articleHtml,
  headingsOf,
  type FindPicture,
} from '../../plugins/gatsby-source-site-content/article';

type Fields = {
  htmlAst: { resolve(node: object, args: object, context: object): Promise<Root> };
};

const cache = { get: async () => undefined, set: async () => {} };

/** Parses markdown with gatsby-transformer-remark. */
export async function readMarkdown(markdown: string): Promise<Root> {
  const fields = (await setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      cache,
      getNodesByType: () => [],
      basePath: '',
    },
    { plugins: [] },
  )) as Fields;
  const internal = { content: markdown, contentDigest: markdown };
  return fields.htmlAst.resolve({ id: markdown, internal }, {}, {});
}

/** The HTML of an article; `find` resolves the pictures beside it. */
export const htmlOf = async (markdown: string, find: FindPicture = async () => null) =>
  articleHtml(await readMarkdown(markdown), blog.article, find);

/** Renders an article into the document's body. */
export async function renderMarkdown(markdown: string, find?: FindPicture): Promise<HTMLElement> {
  document.body.innerHTML = await htmlOf(markdown, find);
  return document.body;
}

/** The headings for an article's table of contents. */
export const headingsIn = async (markdown: string) => headingsOf(await readMarkdown(markdown));
