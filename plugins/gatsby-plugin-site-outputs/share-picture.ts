import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../src/lib/share-picture';

/** What a share picture shows. */
export type ShareDrawing = {
  title: string;
  eyebrow: string;
  product: string;
  /** The photograph's absolute path. The backdrop is cropped differently from a page's own picture. */
  picture: { path: string; digest: string; isBackdrop: boolean };
};

const [CREAM, FOREST, APRICOT] = ['#fcf8f1', '#23463a', '#f0b27e'];
/** The version of the design. A new number gives all pictures new addresses. */
const LOOK = 4;

/**
 * The address of a share picture. It contains a hash of everything that is drawn, because networks keep
 * a picture for weeks and fetch only new addresses.
 */
export function shareAddress(slug: string, { picture, ...texts }: ShareDrawing): string {
  const drawn = JSON.stringify([LOOK, texts, picture.digest, picture.isBackdrop]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return `/share/${slug.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}.jpg`;
}

/** Emoji, and letters of scripts that the fonts lack. */
const NOT_DRAWABLE =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]|[^\p{sc=Latin}\p{sc=Common}]/gu;

/** A text without emoji and foreign scripts; `instead` if no letter or digit is left. */
export function drawableText(text: string, instead: string): string {
  const drawable = text.normalize().replace(NOT_DRAWABLE, '').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable : instead;
}

/** Draws the share pictures by their addresses in the bundle. */
export async function writeSharePictures(
  drawings: ReadonlyMap<string, ShareDrawing>,
  bundle: string,
): Promise<void> {
  await mkdir(path.join(bundle, 'share'), { recursive: true });
  await Promise.all(
    Array.from(drawings, ([address, drawing]) => draw(drawing, path.join(bundle, address))),
  );
}

const element = (type: string, style: CSSProperties, children?: unknown, props = {}) => ({
  type,
  props: { ...props, style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** The logo of `brand-mark.tsx`, a React component that satori can't render. */
const MARK = element(
  'svg',
  {},
  {
    type: 'path',
    props: { d: 'M5 16h22A11 11 0 1 0 23 24.5', stroke: APRICOT, 'stroke-width': 5, fill: 'none' },
  },
  { width: 52, height: 52, viewBox: '0 0 32 32', 'stroke-linecap': 'round' },
);

/** Of three sizes the largest at which a title of this length, with words of this length, fits. */
function titleStyle(title: string): CSSProperties {
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  const isShort = title.length <= 32 && word <= 10;
  const fontSize = isShort ? 88 : title.length <= 56 && word <= 15 ? 68 : 45;
  const wrap = title.length > 120 ? { lineClamp: 7 } : { textWrap: 'balance' as const };
  return {
    display: 'block',
    fontSize,
    letterSpacing: -0.022 * fontSize,
    lineHeight: 1.06,
    ...wrap,
  };
}

function card({ title, eyebrow, product }: ShareDrawing, photograph: string) {
  const column: CSSProperties = { flexDirection: 'column', gap: 18 };
  const text = drawableText(title, product);
  const label = eyebrow === title ? '' : drawableText(eyebrow, '');
  const brand = element('div', { alignItems: 'center', gap: 16, fontSize: 36 }, [MARK, product]);
  const texts = element('div', column, [
    ...(label ? [element('div', { fontSize: 27, fontWeight: 600, color: APRICOT }, label)] : []),
    element('div', { ...titleStyle(text), wordBreak: 'break-word' }, text),
  ]);
  const panel: CSSProperties = {
    ...column,
    justifyContent: 'space-between',
    width: 684,
    padding: '46px 54px 50px',
    borderRadius: 40,
    backgroundColor: FOREST,
  };
  const page = { width: '100%', height: '100%', gap: 20, padding: 20, backgroundColor: CREAM };
  return element('div', { ...page, color: CREAM, fontWeight: 700 }, [
    element('div', panel, [brand, texts]),
    element('img', { borderRadius: 40 }, undefined, { ...PHOTOGRAPH, src: photograph }),
  ]);
}

const PHOTOGRAPH = { width: 456, height: 590 };

// Gatsby bundles this file with others, and the bundle has no `require.resolve`.
const { resolve } = createRequire(path.resolve('package.json'));
const FONT_FILES = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';
const readFonts = () =>
  ['latin', 'latin-ext'].flatMap((name) =>
    ([600, 700] as const).map((weight) => ({
      name,
      weight,
      data: readFileSync(resolve(`${FONT_FILES}-${name}-${weight}-normal.woff`)),
    })),
  );

async function draw(drawing: ShareDrawing, file: string): Promise<void> {
  const photograph = await sharp(drawing.picture.path)
    .rotate()
    .resize({ ...PHOTOGRAPH, position: drawing.picture.isBackdrop ? 'east' : 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const picture = card(drawing, `data:image/jpeg;base64,${photograph.toString('base64')}`);
  const svg = await satori(picture as never, { ...SHARE_SIZE, fonts: readFonts() });
  await sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toFile(file);
}
