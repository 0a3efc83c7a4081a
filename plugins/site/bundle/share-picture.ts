import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../../src/lib/share-picture';
import { THEME_COLORS } from '../../../src/theme/constants';

/** The content of a share picture: drawable strings, and a picture or the backdrop. */
export type ShareDrawing = {
  title: string;
  eyebrow: string;
  product: string;
  picture: { path: string; digest: string; isBackdrop: boolean };
};

/** The version of the design. A new number gives all pictures new addresses. */
const LOOK = 6;
const [CREAM, FOREST, APRICOT] = [THEME_COLORS.light, '#23463a', '#f0b27e'];
const PICTURE = { size: { width: 470, height: 470 }, place: { left: 705, top: 80 } };

/** The plate of `gap-plate.tsx` around the picture, with five closed gaps. */
const PLATE = `<g transform="translate(940 315) rotate(-90)" fill="none"><circle r="285" fill="#fffaf0"/>
<circle r="262" stroke="#c4622f" stroke-width="32" stroke-dasharray="303.2 26"/></g>`;

/** The visible part of the picture on the plate. */
const CIRCLE = Buffer.from(
  '<svg width="470" height="470"><circle cx="235" cy="235" r="235"/></svg>',
);

/** Characters that the fonts lack: other scripts, emoji, rare signs and a few Latin letters. */
const MISSING = /[^ -~\u00a0-\u017eƠơƯưẠ-ỹ‘’“”„‚–—…•€™−]|[\u00ad¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** The address of a share picture, with a hash of what is drawn: networks cache pictures for weeks. */
export function shareAddress(slug: string, { picture, ...texts }: ShareDrawing): string {
  const drawn = JSON.stringify([LOOK, texts, picture.digest, picture.isBackdrop]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return `/share/${slug.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}.jpg`;
}

/** Removes characters that the fonts lack. Returns `instead` if letters are among them. */
export function drawableText(text: string, instead: string): string {
  const plain = text.normalize().replace(/[‐‑]/g, '-');
  const drawn = plain.replace(MISSING, '').replace(/\s+/g, ' ').trim();
  const lacksLetters = plain.match(MISSING)?.some((sign) => LETTER.test(sign));
  return lacksLetters || !LETTER.test(drawn) ? instead : drawn;
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

/** The backdrop, which all pages without a picture share. */
let backdrop: Promise<Buffer> | undefined;

/** Draws a share picture: the card by satori, and beside it the picture on a plate. */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  const svg = await satori(shareCard(drawing) as never, { ...SHARE_SIZE, fonts: FONTS });
  const { path, isBackdrop } = drawing.picture;
  const picture = await (isBackdrop ? (backdrop ??= crop(path)) : crop(path));
  const raw = { ...PICTURE.size, channels: 4 } as const;
  return sharp(Buffer.from(svg.replace('</svg>', `${LOGO}${PLATE}</svg>`)), { unlimited: true })
    .composite([{ input: picture, raw, ...PICTURE.place }])
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** An element for satori, which needs only the type and props of a React element. */
const element = (type: string, style: CSSProperties, children?: unknown, props = {}) => ({
  type,
  props: { ...props, style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

function shareCard({ title, eyebrow, product }: ShareDrawing) {
  const label = eyebrow === title ? '' : eyebrow;
  const column: CSSProperties = { flexDirection: 'column', gap: 18 };
  const panel: CSSProperties = { ...column, justifyContent: 'space-between', width: 684 };
  const round = { borderRadius: 40, backgroundColor: FOREST, padding: '46px 54px 50px' };
  const page = { width: '100%', height: '100%', gap: 20, padding: 20, backgroundColor: CREAM };
  return element('div', { ...page, color: CREAM, fontWeight: 700 }, [
    element('div', { ...panel, ...round }, [
      element('div', { alignItems: 'center', gap: 16, fontSize: 36 }, [
        element('div', { width: 52, height: 52 }),
        product,
      ]),
      element('div', column, [
        element('div', { fontSize: 27, fontWeight: 600, color: APRICOT }, label),
        element('div', titleStyle(title), title),
      ]),
    ]),
  ]);
}

/** The largest of three font sizes at which the title fits, judged by its length and its longest word. */
function titleStyle(title: string): CSSProperties {
  const { length } = title;
  const word = Math.max(...title.split(' ').map((one) => one.length));
  const fontSize = length <= 32 && word <= 10 ? 88 : length <= 56 && word <= 15 ? 68 : 45;
  const wrap = length > 120 ? { lineClamp: 7 } : { textWrap: 'balance' as const };
  const spacing = { letterSpacing: -0.022 * fontSize, lineHeight: 1.06 };
  return { display: 'block', fontSize, ...spacing, wordBreak: 'break-word', ...wrap };
}

/** The logo of `brand-mark.tsx`. As part of satori's card it would take half of the time. */
const LOGO = `<g transform="translate(74 66) scale(1.625)"><path d="M5 16h22A11 11 0 1 0 23 24.5" fill="none"
stroke="${APRICOT}" stroke-width="5" stroke-linecap="round"/></g>`;

const FILES = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque';
// satori parses the fonts of an array once.
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const FONTS = SUBSETS.flatMap((subset) => [`${subset}-600`, `${subset}-700`]).map((name): Font => ({
  name: name.slice(0, -4),
  weight: Number(name.slice(-3)) as Font['weight'],
  data: readFileSync(`${FILES}-${name}-normal.woff`),
}));
