import blog from '../../content/data/blog.json';
import {
  articleHtml,
  contentsOf,
} from '../../plugins/gatsby-source-site-content/article/article-html';
import type { FindPicture } from '../../plugins/gatsby-source-site-content/article/pictures';
import {
  parseMarkdown,
  toHtmlTree,
} from '../../plugins/gatsby-source-site-content/markdown/parse-markdown';

const readArticle = (markdown: string) => toHtmlTree(parseMarkdown(markdown));

/** The HTML of an article; `find` finds the pictures beside it. */
export const htmlOf = async (markdown: string, find: FindPicture = async () => null) =>
  articleHtml(readArticle(markdown), blog.article, find);

/** Renders an article into the document's body. */
export async function renderMarkdown(markdown: string, find?: FindPicture): Promise<HTMLElement> {
  document.body.innerHTML = await htmlOf(markdown, find);
  return document.body;
}

/** The headings that the article's table of contents names. */
export const headingsIn = (markdown: string) => contentsOf(readArticle(markdown));
