import type { Page } from '@playwright/test';
import { contrast, percentile } from './contrast';
import type { Mark } from './marks';
import { boxAround, readPixels } from './pixels';

/** What is measured must not be in the way of its own ground; shadows and panels stay. */
const WITHOUT_MARKS = `
  * { -webkit-text-fill-color: transparent !important; }
  [data-drawing] { visibility: hidden !important; transition: none !important; }
`;

/** The share of a line's box that may be worse: less than the stroke of one letter, but noise. */
const NOISE = 0.01;

/** A thin line is mostly soft edge: what of a drawing is solid lies in the upper quarter. */
const SOLID = 0.75;

/** What differs less than this is the picture's own noise, no drawing. */
const DRAWN = 1.1;

export type MeasuredMark = Mark & { contrast: number };

/**
 * Measures marks on what is really drawn: the color of a text against every pixel under its line,
 * and the drawing of a control against the same pixels without it.
 */
export async function measureMarks(page: Page, marks: readonly Mark[]): Promise<MeasuredMark[]> {
  if (marks.length === 0) return [];
  const clip = boxAround(
    page,
    marks.map(({ box }) => box),
  );
  const full = await readPixels(page, clip);
  const style = await page.addStyleTag({ content: WITHOUT_MARKS });
  const bare = await readPixels(page, clip);
  await style.evaluate((element) => (element as Element).remove());

  return marks.map((mark) => {
    if (mark.kind === 'text') {
      const values = bare.map(mark.box, (x, y) => contrast(mark.ink, bare.at(x, y)));
      return { ...mark, contrast: percentile(values, NOISE)! };
    }
    const values = bare
      .map(mark.box, (x, y) => contrast(full.at(x, y), bare.at(x, y)))
      .filter((value) => value > DRAWN);
    return { ...mark, contrast: percentile(values, SOLID) ?? 1 };
  });
}
