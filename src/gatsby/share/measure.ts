import satori from 'satori';
import { SHARE_SIZE } from '../../seo/share-size';
import type { Box } from './card';
import { shareFonts } from './fonts';

/** The height of an element in pixels, laid out with the fonts of the share pictures. */
export async function measureHeight(element: Box): Promise<number> {
  let measured = 0;
  await satori(element as never, {
    width: SHARE_SIZE.width,
    fonts: shareFonts,
    onNodeDetected: ({ height }) => {
      measured = Math.max(measured, height);
    },
  });
  return measured;
}
