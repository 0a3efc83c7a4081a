import satori from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../../src/lib/share-picture';
import { CREAM, PICTURE_FRAME, sharePanel, shareText, TEXT_FRAME, type Box } from './card';
import { drawableText, isRightToLeft } from './drawable-text';
import { fitTitle } from './fit-title';
import { shareFonts } from './fonts';
import { overlay, sideBySide, toPixels, type Pixels } from './pixels';
import type { ShareDrawing } from './share-picture';

const MOST_BYTES = 120_000;
const QUALITIES = [86, 76, 64, 50];

/**
 * Draws a share picture: the page's title in the site's typeface, and its picture beside it.
 * @returns a JPEG of at most 120 kB, or of the lowest quality if that is larger
 */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const { picture, isBackdrop } = drawing;
  const shown = framed(picture.path, picture.digest, isBackdrop ? 'east' : 'attention');
  const text = await drawText(drawing);
  const card = sideBySide(await panelOf(drawing.product), await shown);
  overlay(text, card, TEXT_FRAME);
  return compress(card);
}

async function drawText({ title, eyebrow, product }: ShareDrawing): Promise<Pixels> {
  const text = drawableText(title, product);
  const rightToLeft = isRightToLeft(text);
  const card = {
    eyebrow: eyebrow === title ? '' : drawableText(eyebrow, ''),
    title: text,
    rightToLeft,
    ...(await fitTitle(text, rightToLeft)),
  };
  return drawBox(shareText(card), TEXT_FRAME);
}

const panels = new Map<string, Promise<Pixels>>();

/** The left half of all share pictures of a product, which is drawn once. */
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

/** The number of framed pictures to cache, because posts may share them. Each takes 1 MB. */
const CACHE_SIZE = 16;
const framedCache = new Map<string, Promise<Pixels>>();

/** The right half: a picture cropped to its frame around its main subject. */
function framed(picture: string, digest: string, position: Position): Promise<Pixels> {
  const key = `${digest} ${position} ${picture}`;
  const pixels = framedCache.get(key) ?? frame(picture, position);
  // Moves the key to the end, so that the first one is the least recently used.
  framedCache.delete(key);
  framedCache.set(key, pixels);
  const [oldest] = framedCache.keys();
  if (framedCache.size > CACHE_SIZE) framedCache.delete(oldest!);
  return pixels;
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
  // Without the `premultiplied` of sharp's own info, which is wrong here and would cause bright edges.
  const raw = { width, height, channels: 4 as const };
  return toPixels(ground.composite([{ input, raw, left: 0, top }]).removeAlpha());
}

/** Encodes as JPEG with the best quality that fits the limit of bytes, or else with the lowest. */
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
