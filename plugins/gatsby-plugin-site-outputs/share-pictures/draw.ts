import satori from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../../src/lib/share-picture';
import { CREAM, PICTURE_FRAME, sharePanel, shareWords, WORDS_FRAME, type Box } from './card';
import { drawableText, isRightToLeft } from './drawable-text';
import { fitTitle } from './fit-title';
import { shareFonts } from './fonts';
import { lay, sideBySide, toPixels, type Pixels } from './pixels';
import type { ShareDrawing } from './share-picture';

const MOST_BYTES = 120_000;
const QUALITIES = [86, 76, 64, 50];

/**
 * Draws a share picture: the page's title in the site's typeface, and its picture beside it.
 * @returns a JPEG of at most 120 kB, which every network accepts
 */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const { picture, isBackdrop } = drawing;
  const shown = framed(picture.path, picture.digest, isBackdrop ? 'east' : 'attention');
  const words = await drawWords(drawing);
  const card = sideBySide(await panelOf(drawing.product), await shown);
  lay(words, card, WORDS_FRAME);
  return compress(card);
}

async function drawWords({ title, eyebrow, product }: ShareDrawing): Promise<Pixels> {
  const text = drawableText(title, product);
  const rightToLeft = isRightToLeft(text);
  const card = {
    eyebrow: eyebrow === title ? '' : drawableText(eyebrow, ''),
    title: text,
    rightToLeft,
    ...(await fitTitle(text, rightToLeft)),
  };
  return drawBox(shareWords(card), WORDS_FRAME);
}

const panels = new Map<string, Promise<Pixels>>();

/** The left of all share pictures of a product, which is drawn once. */
function panelOf(product: string): Promise<Pixels> {
  const size = { width: PICTURE_FRAME.left, height: SHARE_SIZE.height };
  const panel = panels.get(product) ?? drawBox(sharePanel(product), size);
  panels.set(product, panel);
  return panel;
}

async function drawBox(
  box: Box,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const svg = await satori(box as never, { width, height, fonts: shareFonts });
  return toPixels(sharp(Buffer.from(svg)).removeAlpha());
}

type Position = 'attention' | 'east';

/** Posts may share pictures, and a picture's pixels take 1 MB: so many are kept for the next one. */
const MOST_FRAMED = 16;
const framedBefore = new Map<string, Promise<Pixels>>();

/** A picture cut to its frame around what matters in it, on all that is beside the text. */
function framed(picture: string, digest: string, position: Position): Promise<Pixels> {
  const key = `${digest} ${position} ${picture}`;
  const overlay = framedBefore.get(key) ?? frame(picture, position);
  // The one that was asked for longest ago comes first.
  framedBefore.delete(key);
  framedBefore.set(key, overlay);
  const [oldest] = framedBefore.keys();
  if (framedBefore.size > MOST_FRAMED) framedBefore.delete(oldest!);
  return overlay;
}

async function frame(picture: string, position: Position): Promise<Pixels> {
  const { left, top, width, height, radius } = PICTURE_FRAME;
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const cut = sharp(picture)
    .rotate()
    .resize(width, height, { fit: 'cover', position })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }]);
  const { data: input } = await toPixels(cut);
  const side = { width: SHARE_SIZE.width - left, height: SHARE_SIZE.height };
  const ground = sharp({ create: { ...side, channels: 3, background: CREAM } });
  // Not what `cut` says of itself: its `premultiplied` tells of a step before, and would leave bright edges.
  const raw = { width, height, channels: 4 as const };
  return toPixels(ground.composite([{ input, raw, left: 0, top }]).removeAlpha());
}

/** The best quality that stays small enough. */
async function compress({ data, info }: Pixels): Promise<Buffer> {
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg!;
}
