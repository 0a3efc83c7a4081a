import sharp from 'sharp';

/** A PNG of the given size in pixels. */
export const pictureFile = (width: number, height: number, background = 'green') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A WebP of two frames. */
export async function movingPicture(width: number, height: number) {
  const frames = ['red', 'blue'].map((color) => pictureFile(width, height, color));
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}
