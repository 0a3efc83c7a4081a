import { join } from 'node:path';
import { quote } from '../schema/wording';
import type { Article } from './article';
import { decode } from './decode';
import { findLinkFlaw, type Targets } from './links';
import { findPictureFlaw } from './pictures';
import type { MarkdownFile } from './markdown-files';
import type { Problem } from './problem';

/** Checks what stands in an article or a page of prose: that it is there, its links and its pictures. */
export async function findBodyProblems(
  root: string,
  { file, bodyLine, article }: MarkdownFile,
  targets: Targets,
): Promise<Problem[]> {
  if (article.isEmpty)
    return [
      { file, line: bodyLine, message: `there is no ${nounOf(targets.own)} below the fields` },
    ];
  const links = article.links.map(({ url, line }) => ({
    line,
    message: findLinkFlaw(url, targets),
  }));
  const images = await Promise.all(
    article.images.map(async (image) => ({
      line: image.line,
      message: await findImageFlaw(image, join(root, file)),
    })),
  );
  return [...links, ...images, ...findSilentImages(article)].flatMap(({ line, message }) =>
    message === undefined ? [] : [{ file, line, message }],
  );
}

const nounOf = ({ kind }: Targets['own']) => (kind === 'article' ? kind : 'text');

/** A picture in an article may be small: a sketch is shown as it is. */
async function findImageFlaw({ url }: { url: string }, from: string) {
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url)) {
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  }
  return findPictureFlaw(decode(url), from, 1);
}

const findSilentImages = ({ images }: Article) =>
  images
    .filter(({ alt }) => alt.trim() === '')
    .map(({ url, line }) => ({
      line,
      message: `the picture ${quote(url)} needs a text that says what it shows: ![what it shows](${url})`,
    }));
