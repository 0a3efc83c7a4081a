import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { isVideo } from '../../article/video-address';
import { didYouMean, quote } from '../../sentences';

/**
 * The end of a sentence about a file that is missing, `, did you mean "../images/soup.jpg"?`: the one of the same name
 * elsewhere in the content, or one with a similar name in the same folder. Empty if there is none.
 * @param address the path of the missing file from the file that names it
 * @param from the file that names it
 * @param root the folder that contains `content`
 */
export async function findSimilarFile(
  address: string,
  from: string,
  root: string,
): Promise<string> {
  // Windows writes paths with backslashes.
  const missing = join(dirname(from), address.replaceAll('\\', '/'));
  const isLike = (file: string, part: (name: string) => string) =>
    part(file).toLowerCase() === part(missing).toLowerCase();
  const content = join(root, 'content');
  const names = await readdir(content, { recursive: true }).catch(() => []);
  const files = names
    .map((name) => join(content, name))
    .filter((file) => /\.(?:mp4|jpe?g|png|webp|avif|gif|svg)$/i.test(file))
    .filter((file) => isVideo(file) === isVideo(address))
    .toSorted();
  const same =
    files.find((file) => isLike(file, basename)) ?? files.find((file) => isLike(file, stemOf));
  const addressOf = (file: string) => {
    const path = relative(dirname(from), file).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  };
  if (same) return `, did you mean ${quote(addressOf(same))}?`;
  const beside = files.filter((file) => dirname(file) === dirname(missing)).map(addressOf);
  return didYouMean(address, beside);
}

/** The name of a file without its ending. */
const stemOf = (file: string) => basename(file, extname(file));
