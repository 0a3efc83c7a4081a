import { stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { isServedAsIs } from '../../../src/lib/picture-file';
import { quote } from '../sentences';

type Facts = { format: string; width: number; pages?: number };

/** Facts by the file's path, time and size, because a check after each change reads the same pictures. */
const known = new Map<string, Promise<Facts | undefined>>();

/** The folders from which the build takes pictures (gatsby-config.ts), hidden files excepted. */
const SOURCES = /^(?:blog|data|images|pages)\/(?!.*\/\.)(?!\.)/;

/** The size limit of pictures that the build publishes unchanged. */
const MAX_BYTES = 1_000_000;

/**
 * Returns a message if a picture is missing, unreadable, too narrow or too large. SVGs may have any width.
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
  const found = await stat(file).catch(() => undefined);
  if (!found) return `there is no picture ${quote(relativePath)}`;
  if (!SOURCES.test(relative(join(root, 'content'), file).replaceAll('\\', '/')))
    return `expected a picture in content/images or beside the text, found ${quote(relativePath)}`;
  const state = `${file} ${found.mtimeMs} ${found.size}`;
  const reading = known.get(state) ?? decode(file).catch(() => undefined);
  known.set(state, reading);
  const picture = await reading;
  if (!picture) return `${quote(relativePath)} is no picture that can be read`;
  const { format, width } = picture;
  if ((format === 'svg') !== /\.svg$/i.test(file))
    return `${quote(relativePath)} is a ${format} file; rename it to end with .${format}`;
  if (isServedAsIs(picture) && found.size > MAX_BYTES)
    return `expected at most 1 MB of a drawing or a moving picture, ${quote(relativePath)} has ${Math.ceil(found.size / 1e5) / 10}; make it smaller, or save it as PNG or JPEG`;
  if (format === 'svg' || width >= minimumWidth) return undefined;
  return `expected a picture at least ${minimumWidth} pixels wide, ${quote(relativePath)} has ${width}`;
}

/** Decodes the whole picture, because a truncated file has valid metadata at its beginning. */
async function decode(file: string): Promise<Facts> {
  const picture = sharp(file);
  const { format, autoOrient, pages } = await picture.metadata();
  await picture.resize(8).raw().toBuffer();
  return { format, width: autoOrient.width, pages };
}
