import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Issue } from '../schema/metadata';
import { quote } from '../schema/error-messages';
import type { Part } from './validate';

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
  const picture = await readPicture(file, `${file} ${found.mtimeMs} ${found.size}`);
  if (!picture) return `${quote(relativePath)} is no picture that can be read`;
  const width = picture.autoOrient.width;
  if (picture.format === 'svg' || width >= minimumWidth) return undefined;
  return `expected a picture at least ${minimumWidth} pixels wide, ${quote(relativePath)} has ${width}`;
}

type Read = Promise<Metadata | undefined>;

/** Metadata by the file's path, modification time and size, because a thousand posts may share a picture. */
const readFiles = new Map<string, Read>();

/** Metadata by the hash of the file's content, so that copies of a picture are decoded once. */
const decoded = new Map<string, Read>();

const readPicture = (file: string, state: string): Read =>
  remember(readFiles, state, async () => {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex');
    return remember(decoded, hash, () => decode(bytes).catch(() => undefined));
  });

function remember(cache: Map<string, Read>, key: string, read: () => Read): Read {
  const known = cache.get(key) ?? read();
  cache.set(key, known);
  return known;
}

/** Decodes the whole picture, because a truncated file has valid metadata at its beginning. */
async function decode(bytes: Buffer): Promise<Metadata> {
  const picture = sharp(bytes);
  const metadata = await picture.metadata();
  await picture.resize(8).raw().toBuffer();
  return metadata;
}

/** Checks all pictures whose paths are among the parts of a value. */
export async function findPictureIssues(parts: readonly Part[], from: string): Promise<Issue[]> {
  const issues = parts.map(async ({ schema, metadata, value, path }) => {
    const { minimumWidth } = metadata;
    if (minimumWidth === undefined || typeof value !== 'string' || !schema.safeParse(value).success)
      return [];
    const message = await findPictureIssue(value, from, minimumWidth);
    return message === undefined ? [] : [{ path, message }];
  });
  return (await Promise.all(issues)).flat();
}
