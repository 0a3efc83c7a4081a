import { TITLE_BOX, titleBox } from './card';
import { measureHeight } from './measure';

/** From the largest size that still looks like a title to the smallest that a phone shows. */
const SIZES = [108, 96, 84, 74, 66, 58, 51, 45, 40];

/** How a title is set: the size of its letters, and where it is cut off if it doesn't fit. */
export type Setting = { size: number; mostLines: number | null };

/**
 * Finds the largest size at which a title fits its box without breaking a word. A title that is too
 * long even for the smallest is cut off there, with an ellipsis.
 */
export async function fitTitle(title: string, rightToLeft: boolean): Promise<Setting> {
  for (const size of SIZES) {
    if (await fits(title, size, rightToLeft)) return { size, mostLines: null };
  }
  const size = SIZES.at(-1)!;
  return { size, mostLines: Math.floor(TITLE_BOX.height / (size * TITLE_BOX.lineHeight)) };
}

async function fits(title: string, size: number, rightToLeft: boolean): Promise<boolean> {
  const heightOf = (text: string) =>
    measureHeight(titleBox({ title: text, size, mostLines: null, rightToLeft }));
  if ((await heightOf(title)) > TITLE_BOX.height) return false;
  return (await heightOf(longestWordOf(title))) < 2 * size;
}

const longestWordOf = (title: string) =>
  title.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
