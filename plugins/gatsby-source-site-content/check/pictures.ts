import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { z } from 'zod';
import { metadataOf, type Issue } from '../schema/metadata';
import { quote } from '../schema/error-messages';
import { walk } from './validate';

/**
 * Checks that a picture is there, can be read and is wide enough. Vector pictures have any width.
 * @param written the path as the author wrote it
 * @param from the file in which it stands
 * @returns what is wrong with it, if anything
 */
export async function findPictureIssue(
  written: string,
  from: string,
  minimumWidth: number,
): Promise<string | undefined> {
  const file = join(dirname(from), written);
  const found = await stat(file).catch(() => undefined);
  if (!found) return `there is no picture ${quote(written)}`;
  const picture = await readPicture(file, `${file} ${found.mtimeMs} ${found.size}`);
  if (!picture) return `${quote(written)} is no picture that can be read`;
  const width = picture.autoOrient.width;
  if (picture.format === 'svg' || width >= minimumWidth) return undefined;
  return `expected a picture at least ${minimumWidth} pixels wide, ${quote(written)} has ${width}`;
}

type Read = Promise<Metadata | undefined>;

/** What was read of a file as it is: a thousand posts may share a picture. */
const readBefore = new Map<string, Read>();

function readPicture(file: string, state: string): Read {
  const known = readBefore.get(state);
  if (known) return known;
  const read = sharp(file)
    .metadata()
    .catch(() => undefined);
  readBefore.set(state, read);
  return read;
}

/** Checks all pictures that a value names. */
export async function findPictureIssues(
  schema: z.ZodType,
  value: unknown,
  from: string,
): Promise<Issue[]> {
  const issues = [...walk(schema, value)].map(async ({ schema: field, value: written, path }) => {
    const { minimumWidth } = metadataOf(field);
    if (
      minimumWidth === undefined ||
      typeof written !== 'string' ||
      !field.safeParse(written).success
    )
      return [];
    const message = await findPictureIssue(written, from, minimumWidth);
    return message === undefined ? [] : [{ path, message }];
  });
  return (await Promise.all(issues)).flat();
}
