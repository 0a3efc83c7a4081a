import sharp from 'sharp';

/** A green PNG of the given size in pixels. */
export const pictureFile = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
