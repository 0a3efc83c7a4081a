import { TITLE_BOX, titleBox } from './card';
import { measureHeights } from './measure';

/** Font sizes to try, from the largest to the smallest that is legible on a phone. */
const SIZES = [108, 96, 84, 74, 66, 58, 51, 45, 40];

/** The font size of a title, and the number of lines after which it is cut off. */
export type TitleLayout = { size: number; maxLines: number | null };

/**
 * Finds the largest size at which a title fits its box without breaking a word. A title that is too
 * long even for the smallest is cut off there, with an ellipsis.
 */
export async function fitTitle(title: string, rightToLeft: boolean): Promise<TitleLayout> {
  let [first, end] = [0, SIZES.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (await fits(title, SIZES[middle]!, rightToLeft)) end = middle;
    else first = middle + 1;
  }
  const size = SIZES[first];
  if (size) return { size, maxLines: null };
  const smallest = SIZES.at(-1)!;
  return {
    size: smallest,
    maxLines: Math.floor(TITLE_BOX.height / (smallest * TITLE_BOX.lineHeight)),
  };
}

async function fits(title: string, size: number, rightToLeft: boolean): Promise<boolean> {
  const [whole, word] = await measureHeights(
    [title, longestWordOf(title)].map((text) =>
      titleBox({ title: text, size, maxLines: null, rightToLeft }),
    ),
  );
  return whole! <= TITLE_BOX.height && word! < 2 * size;
}

const longestWordOf = (title: string) =>
  title.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
