import { estimateWidth } from '../../lib/text-width';

/** The sizes of prices in plan-card.css, and the widest price of each in units of the font size. */
const SIZES = [
  { size: 'large', widest: 2.2 },
  { size: 'medium', widest: 3.2 },
  { size: 'small', widest: 4.8 },
  { size: 'tiny', widest: Infinity },
] as const;

export type PriceSize = (typeof SIZES)[number]['size'];

/** The size at which every price fits on one line. Marks of direction, as in Arabic, have no width. */
export function priceSizeFor(prices: readonly string[]): PriceSize {
  const widths = prices.map((price) => estimateWidth(price.replace(/\p{Cf}/gu, '')));
  return SIZES.find(({ widest }) => Math.max(...widths) <= widest)?.size ?? 'tiny';
}
