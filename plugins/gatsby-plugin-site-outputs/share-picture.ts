import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../src/lib/share-picture';

/** What a share picture shows: texts, and a picture or the backdrop, which is cropped differently. */
export type ShareDrawing = {
  title: string;
  eyebrow: string;
  product: string;
  picture: { path: string; digest: string; isBackdrop: boolean };
};

/** The version of the design. A new number gives all pictures new addresses. */
const LOOK = 4;
const [CREAM, FOREST, APRICOT] = ['#fcf8f1', '#23463a', '#f0b27e'];
const PICTURE = { width: 456, height: 590 };

/** Emoji, and letters of scripts that the fonts lack. */
const NOT_DRAWABLE =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]|[^\p{sc=Latin}\p{sc=Common}]/gu;

/**
 * The address of a share picture. It contains a hash of everything that is drawn, because networks keep
 * a picture for weeks and fetch only new addresses.
 */
export function shareAddress(slug: string, { picture, ...texts }: ShareDrawing): string {
  const drawn = JSON.stringify([LOOK, texts, picture.digest, picture.isBackdrop]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return `/share/${slug.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}.jpg`;
}

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
  mkdirSync(path.join(bundle, 'share'), { recursive: true });
  const files = Array.from(drawings, ([address, one]) => draw(one, path.join(bundle, address)));
  await Promise.all(files);
}

async function draw(drawing: ShareDrawing, file: string): Promise<void> {
  const picture = await sharp(drawing.picture.path)
    .rotate()
    .resize({ ...PICTURE, position: drawing.picture.isBackdrop ? 'east' : 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const card = shareCard(drawing, `data:image/jpeg;base64,${picture.toString('base64')}`);
  const svg = await satori(card as never, { ...SHARE_SIZE, fonts: readFonts() });
  const jpeg = { quality: 82, chromaSubsampling: '4:4:4' };
  await sharp(Buffer.from(svg), { unlimited: true }).flatten().jpeg(jpeg).toFile(file);
}

/** An element for satori, which needs only the type and props of a React element. */
const element = (type: string, style: CSSProperties, children?: unknown, props = {}) => ({
  type,
  props: { ...props, style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

function shareCard({ title, eyebrow, product }: ShareDrawing, picture: string) {
  const text = drawableText(title, product);
  const label = eyebrow === title ? '' : drawableText(eyebrow, '');
  const column: CSSProperties = { flexDirection: 'column', gap: 18 };
  const panel: CSSProperties = { ...column, justifyContent: 'space-between', width: 684 };
  const round = { borderRadius: 40, backgroundColor: FOREST, padding: '46px 54px 50px' };
  const page = { width: '100%', height: '100%', gap: 20, padding: 20, backgroundColor: CREAM };
  return element('div', { ...page, color: CREAM, fontWeight: 700 }, [
    element('div', { ...panel, ...round }, [
      element('div', { alignItems: 'center', gap: 16, fontSize: 36 }, [MARK, product]),
      element('div', column, [
        element('div', { fontSize: 27, fontWeight: 600, color: APRICOT }, label),
        element('div', titleStyle(text), text),
      ]),
    ]),
    element('img', { borderRadius: 40 }, undefined, { ...PICTURE, src: picture }),
  ]);
}

/** Of three sizes the largest at which a title of this length, with words of this length, fits. */
function titleStyle(title: string): CSSProperties {
  const { length } = title;
  const word = Math.max(...title.split(' ').map((one) => one.length));
  const fontSize = length <= 32 && word <= 10 ? 88 : length <= 56 && word <= 15 ? 68 : 45;
  const wrap = length > 120 ? { lineClamp: 7 } : { textWrap: 'balance' as const };
  const spacing = { letterSpacing: -0.022 * fontSize, lineHeight: 1.06 };
  return { display: 'block', fontSize, ...spacing, wordBreak: 'break-word', ...wrap };
}

/** The logo of `brand-mark.tsx`, a React component that satori can't render. */
const LINE = {
  d: 'M5 16h22A11 11 0 1 0 23 24.5',
  stroke: APRICOT,
  'stroke-width': 5,
  fill: 'none',
};
const MARK_BOX = { width: 52, height: 52, viewBox: '0 0 32 32', 'stroke-linecap': 'round' };
const MARK = element('svg', {}, { type: 'path', props: LINE }, MARK_BOX);

// Gatsby bundles this file with others, and the bundle has no `require.resolve`.
const { resolve } = createRequire(path.resolve('package.json'));
const FILES = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';
const readFonts = (): Font[] =>
  ['latin-600', 'latin-700', 'latin-ext-600', 'latin-ext-700'].map((name) => ({
    name: name.slice(0, -4),
    weight: Number(name.slice(-3)) as Font['weight'],
    data: readFileSync(resolve(`${FILES}-${name}-normal.woff`)),
  }));
