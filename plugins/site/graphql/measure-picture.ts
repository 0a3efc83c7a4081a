import sharp from 'sharp';
import { MemoryCache } from '../memory-cache';

/** A file as gatsby-source-filesystem describes it. */
export type FileNode = {
  absolutePath: string;
  name: string;
  extension: string;
  children: readonly string[];
  internal: { contentDigest: string };
};

// Every page with a picture asks for it.
const sizes = new MemoryCache<ReturnType<typeof readSize>>();

/** What distinguishes a file from others, and from its earlier versions. */
export const identityOf = ({ absolutePath, internal }: FileNode) => [
  absolutePath,
  internal.contentDigest,
];

/** What a picture is: its displayed size, its format, and whether it is transparent. */
export const measure = (file: FileNode) => sizes.get(identityOf(file), () => readSize(file));

/** The displayed size of a picture in CSS pixels: that of a rotated photograph when upright. */
async function readSize({ absolutePath }: FileNode) {
  const metadata = await sharp(absolutePath, { density: 96 }).metadata();
  const { autoOrient, format, hasAlpha, pages } = metadata;
  const isVector = format === 'svg';
  // CSS has 96 pixels in an inch, and sharp scales a drawing that has more than 72.
  const scale = isVector ? 72 / 96 : 1;
  const width = Math.round(autoOrient.width * scale);
  const height = Math.round(autoOrient.height * scale);
  const isTransparent = hasAlpha && (isVector || !(await isOpaque(absolutePath)));
  return { width, height, format, pages, isVector, isTransparent };
}

/** Whether no pixel of any frame is transparent. Screenshots and GIFs often have a channel for it that says nothing. */
async function isOpaque(file: string): Promise<boolean> {
  // `stats()` measures all channels, and takes twice as long.
  const alpha = await sharp(file, { pages: -1 }).extractChannel('alpha').raw().toBuffer();
  return alpha.every((value) => value === 255);
}
