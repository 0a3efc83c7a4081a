import { join } from 'node:path';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { quote } from '../schema/error-messages';
import type { Article } from './read-article';
import { findLinkIssue, type Targets } from './links';
import { findPictureIssue } from './pictures';
import type { MarkdownFile } from './markdown-files';
import type { Problem } from './problem';

/** Checks the links and pictures of an article or a page of prose, and that it isn't empty. */
export async function findBodyProblems(
  root: string,
  { file, bodyLine, article }: MarkdownFile,
  targets: Targets,
): Promise<Problem[]> {
  if (article.isEmpty && article.issues.length === 0)
    return [
      { file, line: bodyLine, message: `there is no ${nounOf(targets.own)} below the fields` },
    ];
  const links = article.links.map(({ url, line }) => ({
    line,
    message: findLinkIssue(url, targets),
  }));
  const images = await Promise.all(
    article.images.map(async (image) => ({
      line: image.line,
      message: await findImageIssue(image, join(root, file)),
    })),
  );
  return [...links, ...images, ...findImagesWithoutAlt(article), ...article.issues].flatMap(
    ({ line, message }) => (message === undefined ? [] : [{ file, line, message }]),
  );
}

const nounOf = ({ kind }: Targets['own']) => (kind === 'article' ? kind : 'text');

/** Pictures in an article may have any width, because a sketch is shown at its own size. */
async function findImageIssue({ url }: { url: string }, from: string) {
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url)) {
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  }
  return findPictureIssue(decodeIfPossible(url), from, 1);
}

const findImagesWithoutAlt = ({ images }: Article) =>
  images
    .filter(({ alt }) => alt.trim() === '')
    .map(({ url, line }) => ({
      line,
      message: `the picture ${quote(url)} needs a text that says what it shows: ![what it shows](${url})`,
    }));
