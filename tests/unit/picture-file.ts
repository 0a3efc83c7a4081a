import sharp from 'sharp';

/** A green picture of this size, as the bytes of a PNG. */
export const pictureFile = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
