import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { makeScrollable, nameTaskBoxes, type ArticleLabels } from './accessibility';
import { makeCallouts } from './callouts';
import { labelFootnotes } from './footnotes';
import { addAnchors, addHeadingIds, listHeadings, type ArticleHeading } from './headings';
import { makeFigures, makeResponsive, type FindPicture } from './pictures';
import { addNoopener, sanitizeHtml } from './safe-html';
import { highlightCode } from './syntax-highlighting';
import { typeset } from './typography';

/** The ids of an article's headings, which links may point to. */
export const headingIdsOf = (tree: Root): string[] =>
  listHeadings(sanitizedWithHeadingIds(tree)).map(({ id }) => id);

/** The headings of levels 2 and 3 that have a text, for the table of contents. */
export function contentsOf(tree: Root): ArticleHeading[] {
  const article = sanitizedWithHeadingIds(tree);
  typeset(article);
  return listHeadings(article).filter(({ depth, text }) => depth <= 3 && text !== '');
}

/**
 * Renders an article as HTML that is safe to put into a page, without scripts or inline styles.
 * @param tree the article's elements (markdown/parse-markdown.ts); they aren't changed
 * @param labels the texts that are added to the article
 * @param findPicture finds pictures with relative addresses
 */
export async function articleHtml(
  tree: Root,
  labels: ArticleLabels,
  findPicture: FindPicture,
): Promise<string> {
  const article = sanitizedWithHeadingIds(tree);
  typeset(article);
  makeCallouts(article, labels);
  addAnchors(article, labels);
  labelFootnotes(article, labels);
  makeFigures(article);
  nameTaskBoxes(article, labels);
  addNoopener(article);
  makeScrollable(article, labels);
  highlightCode(article);
  await makeResponsive(article, findPicture);
  return toHtml(article);
}

/** Returns a sanitized copy with heading ids. The site's own markup is added later and isn't sanitized. */
function sanitizedWithHeadingIds(tree: Root): Root {
  const article = sanitizeHtml(tree);
  addHeadingIds(article);
  return article;
}
