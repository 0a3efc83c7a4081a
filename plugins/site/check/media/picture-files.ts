import { dirname, join, relative } from 'node:path';
import { isServedAsIs } from '../../../../src/lib/picture-file';
import { MemoryCache } from '../../memory-cache';
import { quote } from '../../sentences';
import { readBytes } from '../../read/read-bytes';
import { hashOf } from '../../result-cache';
import { readPicture, type PictureFacts } from './read-picture';
import { findSimilarFile } from './similar-file';

/** Facts by the hash of the bytes, because a check after each change reads the same pictures. */
const known = new MemoryCache<Promise<PictureFacts>>();

/** The folders from which the build takes pictures (gatsby-config.ts), hidden files excepted. */
const SOURCES = /^(?:blog|data|images|pages)\/(?!.*\/\.)(?!\.)/;

/** The size limit of pictures that the build publishes unchanged. */
const MAX_BYTES = 1_000_000;

/** The greatest height of a WebP in pixels. An AVIF can have one more. */
const MAX_HEIGHT = 16_383;

/** The smallest copies of flatter pictures would have no pixels. */
const MAX_RATIO = 200;

/** The facts about a picture with these bytes. */
export const pictureFacts = (bytes: Buffer): Promise<PictureFacts> =>
  known.get(hashOf(bytes), () => readPicture(bytes));

/**
 * Returns a message if a picture is missing, unreadable, too large, too narrow, or would look different to
 * visitors than to its author. SVGs may have any width.
 * @param from the file that names it
 * @param root the folder that contains `content`
 */
export async function findPictureIssue(
  relativePath: string,
  from: string,
  minimumWidth: number,
  root: string,
): Promise<string | undefined> {
  const file = join(dirname(from), relativePath);
  const name = quote(relativePath);
  const bytes = readBytes(file);
  if (!bytes)
    return `there is no picture ${name}${await findSimilarFile(relativePath, from, root)}`;
  if (!SOURCES.test(relative(join(root, 'content'), file).replaceAll('\\', '/')))
    return `expected a picture in content/images or beside the text, found ${name}`;
  const picture = await pictureFacts(bytes);
  if ('issue' in picture) return `${name} ${picture.issue}`;
  const { format, width, height } = picture;
  if ((format === 'svg') !== /\.svg$/i.test(file))
    return `${name} is a ${format} file; rename it to end with .${format}`;
  if (isServedAsIs(picture) && bytes.length > MAX_BYTES)
    return `expected at most 1 MB of a drawing or a moving picture, ${name} has ${Math.ceil(bytes.length / 1e5) / 10}; make it smaller, or save it as PNG or JPEG`;
  if (format === 'svg') return undefined;
  const size = `${name} has ${width} × ${height}`;
  if (width < minimumWidth)
    return `expected a picture at least ${minimumWidth} pixels wide, ${name} has ${width}`;
  if (height > MAX_HEIGHT)
    return `expected a picture at most ${MAX_HEIGHT} pixels tall, ${size}; make it smaller, or cut it into several`;
  if (width > height * MAX_RATIO)
    return `expected a picture at most ${MAX_RATIO} times as wide as tall, ${size}; for a line between paragraphs, write ---`;
  return undefined;
}
