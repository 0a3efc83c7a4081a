import blog from '../../content/data/blog.json';
import { renderArticle } from '../../plugins/gatsby-source-site-content/article/article-html';
import type { NamedFacts } from '../../plugins/gatsby-source-site-content/article/facts';
import type { FindPicture } from '../../plugins/gatsby-source-site-content/article/pictures';

const noPicture: FindPicture = async () => null;

/** The HTML of an article; `find` finds the pictures beside it. */
export const htmlOf = async (markdown: string, find = noPicture, facts?: NamedFacts) =>
  (await renderArticle(markdown, blog.article, find, facts)).html;

/** The headings of an article for its table of contents. */
export const headingsOf = async (markdown: string) =>
  (await renderArticle(markdown, blog.article, noPicture)).headings;

/** Renders an article into the document's body. */
export async function renderMarkdown(markdown: string, find?: FindPicture): Promise<HTMLElement> {
  document.body.innerHTML = await htmlOf(markdown, find);
  return document.body;
}
