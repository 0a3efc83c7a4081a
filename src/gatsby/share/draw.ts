import satori from 'satori';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { SHARE_SIZE } from '../../seo/share-size';
import { PICTURE_FRAME, shareCard } from './card';
import { drawableText, isRightToLeft } from './drawable-text';
import { fitTitle } from './fit-title';
import { shareFonts } from './fonts';
import type { ShareDrawing } from './share-picture';

const MOST_BYTES = 120_000;
const QUALITIES = [86, 76, 64, 50];

/**
 * Draws a share picture: the page's title in the site's typeface, and its picture beside it.
 * @returns a JPEG of at most 120 kB, which every network accepts
 */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const picture = sharp(Buffer.from(await drawText(drawing)));
  if (drawing.picture) picture.composite([await framed(drawing.picture.path)]);
  const drawn = await picture.flatten().raw().toBuffer({ resolveWithObject: true });
  return compress(drawn.data, drawn.info);
}

async function drawText({ title, eyebrow, product, picture }: ShareDrawing): Promise<string> {
  const text = drawableText(title, product);
  const rightToLeft = isRightToLeft(text);
  const card = {
    product,
    eyebrow: eyebrow === title ? '' : drawableText(eyebrow, ''),
    title: text,
    rightToLeft,
    withPicture: picture !== null,
    ...(await fitTitle(text, rightToLeft)),
  };
  return satori(shareCard(card) as never, { ...SHARE_SIZE, fonts: shareFonts });
}

/** A photograph cut to its frame, with the frame's round corners. */
async function framed(path: string): Promise<OverlayOptions> {
  const { left, top, width, height, radius } = PICTURE_FRAME;
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const input = await sharp(path)
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

/** The best quality that stays small enough. */
async function compress(pixels: Buffer, raw: OutputInfo): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg!;
}
