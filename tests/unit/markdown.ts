import blog from '../content/data/blog.json';
import {
  type FindPicture,
  type NamedFacts,
  parseArticle,
  renderArticle,
} from '../../plugins/site/article';

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
