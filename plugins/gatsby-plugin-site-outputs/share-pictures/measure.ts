import satori from 'satori';
import { SHARE_SIZE } from '../../../src/lib/share-picture';
import type { Box } from './card';
import { shareFonts } from './fonts';

/** The heights of elements in pixels, laid out with the fonts of the share pictures. */
export async function measureHeights(elements: readonly Box[]): Promise<number[]> {
  const heights = elements.map(() => 0);
  const children = elements.map((element, key) => ({ ...element, key: String(key) }));
  const column = { type: 'div', props: { style: COLUMN, children } };
  await satori(column as never, {
    width: SHARE_SIZE.width,
    fonts: shareFonts,
    // Outlines of letters are needed only for drawing.
    embedFont: false,
    onNodeDetected: ({ key, height }) => {
      if (key) heights[Number(key)] = height;
    },
  });
  return heights;
}

const COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' };
