import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { findColorIssue } from './picture-colors';
import { findDrawingIssue } from './drawings';

/** What is known about a picture: its format and its upright size in pixels, or the end of a sentence about it. */
export type PictureFacts =
  { format: string; width: number; height: number; pages?: number } | { issue: string };

/** Reads a picture, or says why visitors would see it differently from its author. */
export async function readPicture(bytes: Buffer): Promise<PictureFacts> {
  const kind = (await fileTypeFromBuffer(bytes))?.ext;
  if (kind === 'apng')
    return {
      issue: 'is a moving PNG, of which only the first image would be shown; save it as a GIF',
    };
  if (kind === 'gz')
    return { issue: 'is compressed, which browsers don’t show; save it as a plain SVG' };
  const picture = await decode(bytes).catch(() => undefined);
  if (!picture) return { issue: unreadable(kind) };
  if (picture.format === 'tiff')
    return { issue: 'has the format TIFF, which browsers don’t show; save it as a JPEG' };
  const issue = picture.format === 'svg' ? findDrawingIssue(bytes) : findColorIssue(bytes);
  return issue === undefined ? picture : { issue };
}

/** Formats that can be read unless the file is damaged, by their names in file-type. */
const READABLE: Record<string, string> = {
  avif: 'AVIF',
  gif: 'GIF',
  jpg: 'JPEG',
  png: 'PNG',
  tif: 'TIFF',
  webp: 'WebP',
  xml: 'SVG',
};

function unreadable(kind: string | undefined): string {
  if (kind === undefined) return 'is no picture that can be read';
  return READABLE[kind]
    ? `is a damaged picture (${READABLE[kind]}); save it again, or copy it again from where it came`
    : `has the format ${kind.toUpperCase()}, which can’t be read here; save it as a JPEG`;
}

/** Decodes the whole picture, because a truncated file has valid metadata at its beginning. */
async function decode(bytes: Buffer) {
  const picture = sharp(bytes, { limitInputPixels: false });
  const { format, autoOrient, pages } = await picture.metadata();
  await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  return { format, width: autoOrient.width, height: autoOrient.height, pages };
}
