import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { quote } from '../sentences';

/** Metadata by the file's path, time and size, because a check after each change reads the same pictures. */
const known = new Map<string, Promise<Metadata | undefined>>();

/**
 * Checks that a picture exists, can be read and is wide enough. SVGs may have any width.
 * @param relativePath its path relative to `from`
 * @param from the file that names it
 * @returns a message if there is a problem
 */
export async function findPictureIssue(
  relativePath: string,
  from: string,
  minimumWidth: number,
): Promise<string | undefined> {
  const file = join(dirname(from), relativePath);
  const found = await stat(file).catch(() => undefined);
  if (!found) return `there is no picture ${quote(relativePath)}`;
  const state = `${file} ${found.mtimeMs} ${found.size}`;
  const reading = known.get(state) ?? decode(file).catch(() => undefined);
  known.set(state, reading);
  const picture = await reading;
  if (!picture) return `${quote(relativePath)} is no picture that can be read`;
  const { width } = picture.autoOrient;
  if (picture.format === 'svg' || width >= minimumWidth) return undefined;
  return `expected a picture at least ${minimumWidth} pixels wide, ${quote(relativePath)} has ${width}`;
}

/** Decodes the whole picture, because a truncated file has valid metadata at its beginning. */
async function decode(file: string): Promise<Metadata> {
  const picture = sharp(file);
  const metadata = await picture.metadata();
  await picture.resize(8).raw().toBuffer();
  return metadata;
}
