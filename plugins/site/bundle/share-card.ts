import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import satori, { type Font, type SatoriOptions } from 'satori';
import { SHARE_SIZE } from '../../../src/lib/metadata';
import { THEME_COLORS } from '../../../src/theme/constants';

const FILES = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque';
// satori parses the fonts of an array once.
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const WEIGHTS = [600, 700] as const;
const FONTS = SUBSETS.flatMap((name) =>
  WEIGHTS.map((weight): Font => ({
    name,
    weight,
    data: readFileSync(`${FILES}-${name}-${weight}-normal.woff`),
  })),
);

export const SHARE_COLORS = { cream: THEME_COLORS.light, forest: '#23463a', apricot: '#f0b27e' };

/** The width of the panel of text, and its inner margin at the sides. */
const PANEL = 684;
const MARGIN = 54;
const COLUMN = PANEL - 2 * MARGIN;

/** The sizes of titles, the largest first, and the greatest height of a title. */
const TITLE_SIZES = [88, 68, 56, 45];
const TITLE_HEIGHT = 290;

/** Signs that the fonts lack, as satori groups them: an emoji of several characters is one sign. */
export async function signsWithoutGlyph(text: string): Promise<string[]> {
  const missing: string[] = [];
  const loadAdditionalAsset = async (kind: string, signs: string) => {
    missing.push(...(kind === 'emoji' ? [signs] : signs));
    return [];
  };
  await layOut(element('div', { fontWeight: 700 }, text), { loadAdditionalAsset });
  return missing;
}

/** Draws the texts of a share picture as SVG: as text, or with `embedFont` as shapes. */
export async function drawShareCard(
  { title, eyebrow, product }: Record<'title' | 'eyebrow' | 'product', string>,
  options?: Pick<SatoriOptions, 'embedFont'>,
): Promise<string> {
  const label = eyebrow === title ? '' : eyebrow;
  const column: CSSProperties = { flexDirection: 'column', gap: 18 };
  const panel: CSSProperties = { ...column, justifyContent: 'space-between', width: PANEL };
  const round = {
    borderRadius: 40,
    backgroundColor: SHARE_COLORS.forest,
    padding: `46px ${MARGIN}px 50px`,
  };
  const page = {
    width: '100%',
    height: '100%',
    gap: 20,
    padding: 20,
    backgroundColor: SHARE_COLORS.cream,
  };
  const labelStyle = { ...SHORT, fontSize: 27, fontWeight: 600, color: SHARE_COLORS.apricot };
  const card = element('div', { ...page, color: SHARE_COLORS.cream, fontWeight: 700 }, [
    element('div', { ...panel, ...round }, [
      element('div', { alignItems: 'center', gap: 16, fontSize: 36 }, [
        element('div', { width: 52, height: 52 }),
        element('div', { ...SHORT, maxWidth: COLUMN - 68 }, product),
      ]),
      element('div', column, [
        element('div', labelStyle, label),
        element('div', await titleStyle(title), title),
      ]),
    ]),
  ]);
  return layOut(card, options);
}

/** A text of at most two lines. */
const SHORT: CSSProperties = { display: 'block', lineClamp: 2, wordBreak: 'break-word' };

/** The largest size at which every word fits into a line, and all lines into the height. */
async function titleStyle(title: string): Promise<CSSProperties> {
  const smallest = Math.min(...TITLE_SIZES);
  let words = 0;
  for (const fontSize of TITLE_SIZES) {
    const { width, height } = await measure(title, fontSize);
    if (width <= COLUMN && height <= TITLE_HEIGHT)
      return { ...lettersOf(fontSize), textWrap: 'balance' };
    words = width;
  }
  // satori breaks words that fit if it both balances lines and may break words.
  const broken: CSSProperties = words > COLUMN ? { wordBreak: 'break-word' } : {};
  return { ...lettersOf(smallest), ...broken, lineClamp: 7 };
}

const lettersOf = (fontSize: number): CSSProperties => ({
  display: 'block',
  fontSize,
  letterSpacing: -0.022 * fontSize,
  lineHeight: 1.06,
});

/** Measures the widest word of a title, and how high the title is in its column. */
async function measure(title: string, fontSize: number) {
  let width = 0;
  let height = 0;
  const texts = [
    element('div', { ...lettersOf(fontSize), width: 'min-content' }, title, { key: 'word' }),
    element('div', { ...lettersOf(fontSize), width: COLUMN }, title, { key: 'lines' }),
  ];
  const column = element(
    'div',
    { flexDirection: 'column', alignItems: 'flex-start', fontWeight: 700 },
    texts,
  );
  await layOut(column, {
    onNodeDetected: (node) => {
      if (node.key === 'word') ({ width } = node);
      if (node.key === 'lines') ({ height } = node);
    },
  });
  return { width, height };
}

/**
 * Lays out elements, which aren't those of React that satori's type asks for. Text isn't turned into shapes by default:
 * that takes ten times as long.
 */
const layOut = (card: ReturnType<typeof element>, options: Partial<SatoriOptions> = {}) =>
  satori(card as never, { ...SHARE_SIZE, fonts: FONTS, embedFont: false, ...options });

/** An element for satori, which needs only the type and props of a React element. */
const element = (type: string, style: CSSProperties, children?: unknown, { key = '' } = {}) => ({
  type,
  key,
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});
