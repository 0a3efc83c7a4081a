import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { ALLOWED } from './allowed';
import { makeCallouts } from './callouts';
import { makeFigures } from './figures';
import { finishFootnotes } from './footnotes';
import { frame } from './frames';
import { addAnchors, listHeadings, nameHeadings, type ArticleHeading } from './headings';
import { highlight } from './highlight';
import { guardLinks } from './links';
import { makeResponsive, type FindPicture } from './pictures';
import { typeset } from './quotes';
import { nameTasks } from './tasks';
import type { ArticleWords } from './words';

export type { ArticleHeading, FindPicture };

/** What may be trusted of an author's article; everything added from here on is ours. */
function trusted(tree: Root): Root {
  const safe = sanitize(tree, ALLOWED) as Root;
  nameHeadings(safe);
  typeset(safe);
  return safe;
}

/** The headings of an article for its table of contents. */
export const headingsOf = (tree: Root): ArticleHeading[] => listHeadings(trusted(tree));

/**
 * An article as HTML that is safe to put into a page, without scripts or inline styles.
 * @param tree what gatsby-transformer-remark made of the markdown (`htmlAst`)
 * @param words what is added to it in words
 */
export async function articleHtml(
  tree: Root,
  words: ArticleWords,
  findPicture: FindPicture,
): Promise<string> {
  const article = trusted(tree);
  makeCallouts(article, words);
  addAnchors(article, words);
  finishFootnotes(article, words);
  makeFigures(article);
  nameTasks(article, words);
  guardLinks(article);
  frame(article, words);
  highlight(article);
  await makeResponsive(article, findPicture);
  return toHtml(article);
}
