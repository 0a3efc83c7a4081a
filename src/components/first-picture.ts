import type { PictureFile } from '../lib/picture-file';

type FirstPicture = { image: PictureFile; narrow: PictureFile | null };

/**
 * The files of a picture in the first viewport, for `Picture` and `PicturePreload`: phones get those that are compressed
 * more (`NarrowPicture`).
 * @param sizes the picture's width in the layout (HTML, `sizes`)
 */
export const firstPicture = ({ image, narrow }: FirstPicture, sizes: string) => ({
  file: image,
  sizes,
  narrow: narrow ? { media: '(max-width: 39.99rem)', file: narrow, sizes } : undefined,
});
