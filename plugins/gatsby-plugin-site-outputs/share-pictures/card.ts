import type { CSSProperties } from 'react';
import { shareFontFamily } from './fonts';

/** The texts of a share picture and the layout of its title. */
export type ShareCard = {
  eyebrow: string;
  title: string;
  size: number;
  /** The number of lines after which the title is cut off; null where all of it fits. */
  maxLines: number | null;
  rightToLeft: boolean;
};

/** An element for satori, which needs only the type and props of a React element. */
export type Box = { type: string; props: Record<string, unknown> };

const box = (style: CSSProperties, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

export const CREAM = '#fcf8f1';
const FOREST = '#23463a';
const APRICOT = '#f0b27e';

/** The position of the page's picture. The text has the rest. */
export const PICTURE_FRAME = { left: 724, top: 20, width: 456, height: 590, radius: 40 };
export const TITLE_BOX = { width: 576, height: 336, lineHeight: 1.06 };
const TEXT_PANEL = { left: 20, top: 20, width: 684, height: 590 };
/** The part of the panel that differs between cards, with room for glyphs that exceed their boxes. */
export const TEXT_FRAME = { left: 40, top: 140, width: 644, height: 456 };

/** The logo of `brand-mark.tsx`, a React component that satori can't render. */
function mark(side: number, color: string, style: CSSProperties = {}): Box {
  const path = {
    type: 'path',
    props: {
      d: 'M5 16h22A11 11 0 1 0 23 24.5',
      stroke: color,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      fill: 'none',
    },
  };
  return {
    type: 'svg',
    props: { width: side, height: side, viewBox: '0 0 32 32', style, children: path },
  };
}

const brand = (product: string) =>
  box(
    { alignItems: 'center', gap: 16 },
    mark(52, APRICOT),
    box({ fontSize: 36, fontWeight: 700, color: CREAM, letterSpacing: -0.5 }, product),
  );

const textBlock = ({ eyebrow, rightToLeft, ...title }: ShareCard) =>
  box(
    { flexDirection: 'column', gap: 18, alignItems: rightToLeft ? 'flex-end' : 'flex-start' },
    ...(eyebrow ? [box({ fontSize: 27, fontWeight: 600, color: APRICOT }, eyebrow)] : []),
    titleBox({ ...title, rightToLeft }),
  );

type Title = Pick<ShareCard, 'title' | 'size' | 'maxLines' | 'rightToLeft'>;

/** The title alone, which is measured before it is drawn. */
export const titleBox = ({ title, size, maxLines, rightToLeft }: Title): Box =>
  box(
    {
      display: 'block',
      width: TITLE_BOX.width,
      fontFamily: shareFontFamily,
      fontSize: size,
      fontWeight: 700,
      lineHeight: TITLE_BOX.lineHeight,
      letterSpacing: -0.022 * size,
      color: CREAM,
      direction: rightToLeft ? 'rtl' : 'ltr',
      textAlign: rightToLeft ? 'right' : 'left',
      wordBreak: 'break-word',
      ...(maxLines ? { lineClamp: maxLines } : { textWrap: 'balance' }),
    },
    title,
  );

/** The left half, which all share pictures of a product have in common. */
export const sharePanel = (product: string): Box =>
  box(
    {
      position: 'relative',
      width: '100%',
      height: '100%',
      backgroundColor: CREAM,
      fontFamily: shareFontFamily,
    },
    box(
      {
        position: 'absolute',
        ...TEXT_PANEL,
        flexDirection: 'column',
        padding: '46px 54px 50px',
        borderRadius: PICTURE_FRAME.radius,
        backgroundColor: FOREST,
      },
      brand(product),
    ),
  );

/** The texts of a share picture, at the bottom of their frame. They are drawn over the panel. */
export const shareText = (card: ShareCard): Box =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width: '100%',
      height: '100%',
      padding: '0 34px 36px',
      backgroundColor: FOREST,
      fontFamily: shareFontFamily,
    },
    textBlock(card),
  );
