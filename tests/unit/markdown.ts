import blog from '../content/data/blog.json';
import nutrients from '../content/data/nutrients.json';
import site from '../content/data/site.json';
import { targetOf } from '../../plugins/site/model';
import {
  type FindPicture,
  type FindVideo,
  type NamedFacts,
  type TopPicture,
  parseArticle,
  renderArticle,
} from '../../plugins/site/article';

const noPicture: FindPicture = async () => null;
const noVideo: FindVideo = async () => null;

type Options = {
  find?: FindPicture;
  findVideo?: FindVideo;
  facts?: NamedFacts;
  base?: string;
  topPicture?: TopPicture;
  targets?: { docsUrl: string; contactUrl: string };
};

/** The HTML of an article; `find` finds the pictures beside it. */
export const htmlOf = (
  markdown: string,
  { find = noPicture, findVideo = noVideo, targets = site, ...others }: Options = {},
) =>
  renderArticle(parseArticle(markdown).elements, {
    labels: blog.article,
    nutrients: nutrients.nutrients,
    findPicture: find,
    findVideo,
    targetOf: (path) => targetOf(path, targets),
    ...others,
  });

/** The first part of an element that a selector finds. Fails if there is none. */
export function partOf<Part extends Element>(whole: Element, selector: string): Part {
  const part = whole.querySelector<Part>(selector);
  if (!part) throw new Error(`There is no ${selector} in ${whole.outerHTML}`);
  return part;
}

/** Renders an article into the document's body. */
export async function renderMarkdown(markdown: string, find?: FindPicture): Promise<HTMLElement> {
  document.body.innerHTML = await htmlOf(markdown, { find });
  return document.body;
}
