import blog from '../../content/data/blog.json';
import { renderArticle } from '../../plugins/gatsby-source-site-content/article/article-html';
import { parseArticle } from '../../plugins/gatsby-source-site-content/reading/article';
import type { NamedFacts } from '../../plugins/gatsby-source-site-content/article/facts';
import type { FindPicture } from '../../plugins/gatsby-source-site-content/article/pictures';

const noPicture: FindPicture = async () => null;

/** The HTML of an article; `find` finds the pictures beside it. */
export const htmlOf = (markdown: string, find = noPicture, facts?: NamedFacts, base?: string) =>
  renderArticle(parseArticle(markdown).elements, {
    labels: blog.article,
    findPicture: find,
    facts,
    base,
  });

/** Renders an article into the document's body. */
export async function renderMarkdown(markdown: string, find?: FindPicture): Promise<HTMLElement> {
  document.body.innerHTML = await htmlOf(markdown, find);
  return document.body;
}
