import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawShareCard, SHARE_COLORS } from './share-card';

/** The content of a share picture: drawable strings, and a picture or the backdrop. */
export type ShareDrawing = {
  title: string;
  eyebrow: string;
  product: string;
  picture: { path: string; digest: string; isBackdrop: boolean };
};

/** The version of the design. A new number gives all pictures new addresses. */
const LOOK = 7;
const PICTURE = { size: { width: 470, height: 470 }, place: { left: 705, top: 80 } };

/** The plate of `gap-plate.tsx` around the picture, with five closed gaps. */
const PLATE = `<g transform="translate(940 315) rotate(-90)" fill="none"><circle r="285" fill="#fffaf0"/>
<circle r="262" stroke="#c4622f" stroke-width="32" stroke-dasharray="303.2 26"/></g>`;

/** The visible part of the picture on the plate. */
const CIRCLE = Buffer.from(
  '<svg width="470" height="470"><circle cx="235" cy="235" r="235"/></svg>',
);

/** The address of a share picture, with a hash of what is drawn: networks cache pictures for weeks. */
export function shareAddress(slug: string, { picture, ...texts }: ShareDrawing): string {
  const drawn = JSON.stringify([LOOK, texts, picture.digest, picture.isBackdrop]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return `/share/${slug.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}.jpg`;
}

/** The pixels of a picture, in its size on the plate. */
const crop = (file: string): Promise<Buffer> =>
  sharp(file)
    .rotate()
    .resize({ ...PICTURE.size, position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .composite([{ input: CIRCLE, blend: 'dest-in' }])
    .raw()
    .toBuffer();

/** The picture that was cropped last. Keeping all would fill the memory. */
let lastCut: { digest: string; pixels: Promise<Buffer> } | undefined;

function pixelsOf({ path, digest }: ShareDrawing['picture']): Promise<Buffer> {
  if (lastCut?.digest !== digest) lastCut = { digest, pixels: crop(path) };
  return lastCut.pixels;
}

/**
 * Draws a share picture: the card by satori, and beside it the picture on a plate. Draw those with the same picture one
 * after another: finding its best part takes as long as all the rest.
 */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const [picture, svg] = await Promise.all([
    pixelsOf(drawing.picture),
    drawShareCard(drawing, { embedFont: true }),
  ]);
  const raw = { ...PICTURE.size, channels: 4 } as const;
  return sharp(Buffer.from(svg.replace('</svg>', `${LOGO}${PLATE}</svg>`)), { unlimited: true })
    .composite([{ input: picture, raw, ...PICTURE.place }])
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The logo of `brand-mark.tsx`. As part of satori's card it would take half of the time. */
const LOGO = `<g transform="translate(74 66) scale(1.625)"><path d="M5 16h22A11 11 0 1 0 23 24.5" fill="none"
stroke="${SHARE_COLORS.apricot}" stroke-width="5" stroke-linecap="round"/></g>`;
