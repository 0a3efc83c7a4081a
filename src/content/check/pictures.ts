import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { notesOf, type Flaw } from '../schema/notes';
import { quote } from '../schema/wording';
import { walk } from './walk';

/**
 * Checks that a picture is there, can be read and is wide enough. Vector pictures have any width.
 * @param written the path as the author wrote it
 * @param from the file in which it stands
 * @returns what is wrong with it, if anything
 */
export async function findPictureFlaw(
  written: string,
  from: string,
  minimumWidth: number,
): Promise<string | undefined> {
  const file = join(dirname(from), written);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return `there is no picture ${quote(written)}`;
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture) return `${quote(written)} is no picture that can be read`;
  const width = picture.autoOrient.width;
  if (picture.format === 'svg' || width >= minimumWidth) return undefined;
  return `expected a picture at least ${minimumWidth} pixels wide, ${quote(written)} has ${width}`;
}

/** Checks all pictures that a value names. */
export async function findPictureFlaws(
  schema: z.ZodType,
  value: unknown,
  from: string,
): Promise<Flaw[]> {
  const flaws = [...walk(schema, value)].map(async ({ schema: field, value: written, path }) => {
    const { minimumWidth } = notesOf(field);
    if (
      minimumWidth === undefined ||
      typeof written !== 'string' ||
      !field.safeParse(written).success
    )
      return [];
    const message = await findPictureFlaw(written, from, minimumWidth);
    return message === undefined ? [] : [{ path, message }];
  });
  return (await Promise.all(flaws)).flat();
}
