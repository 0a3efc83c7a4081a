import type { OutputInfo, Sharp } from 'sharp';

/** A picture point by point, from left to right and down. */
export type Pixels = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };

/** What a picture looks like when all is done to it that was asked for. */
export const toPixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

/** Two pictures of one height as one. Laying one over the other would work on every point of both. */
export function sideBySide(left: Pixels, right: Pixels): Pixels {
  const widths = [left, right].map(({ info }) => info.width * info.channels);
  const [ofLeft = 0, ofRight = 0] = widths;
  const data = Buffer.alloc((ofLeft + ofRight) * left.info.height);
  for (let row = 0; row < left.info.height; row += 1) {
    const at = row * (ofLeft + ofRight);
    left.data.copy(data, at, row * ofLeft, (row + 1) * ofLeft);
    right.data.copy(data, at + ofLeft, row * ofRight, (row + 1) * ofRight);
  }
  return { data, info: { ...left.info, width: left.info.width + right.info.width } };
}

/** Lays a picture over another that has as many channels, which it changes. */
export function lay(
  part: Pixels,
  over: Pixels,
  { left, top }: { left: number; top: number },
): void {
  const { width, height, channels } = part.info;
  const bytes = width * channels;
  for (let row = 0; row < height; row += 1) {
    const at = ((top + row) * over.info.width + left) * channels;
    part.data.copy(over.data, at, row * bytes, (row + 1) * bytes);
  }
}
