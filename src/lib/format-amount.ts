import { formatPercent, LOCALE } from './format';
import { inSentenceOf } from './in-sentence';

const LIST = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** Three significant digits, and all digits before the decimal point. */
const roundedTo = (roundingMode: 'halfExpand' | 'floor' | 'ceil') =>
  new Intl.NumberFormat(LOCALE, {
    maximumSignificantDigits: 3,
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
    roundingMode,
  });
const NEAREST = roundedTo('halfExpand');
const DOWN = roundedTo('floor');
const UP = roundedTo('ceil');

const TENTHS = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/**
 * Formats an amount of a nutrient with three significant digits: `0.354`, `12.4`, `1,300`.
 * @param mark a target or a limit; no other amount may look the same
 */
export function formatAmount(amount: number, mark = amount): string {
  const text = NEAREST.format(amount);
  if (amount === mark || text !== NEAREST.format(mark)) return text;
  return (amount < mark ? DOWN : UP).format(amount);
}

/** Formats a share from 0 to 1 as a percentage. Only 0 reads as `0%`, and only 1 as `100%`. */
export const formatShare = (share: number): string =>
  share < 0.005 || share >= 0.995 ? formatExactShare(share) : formatPercent(share);

const formatTenths = (share: number) => TENTHS.format(Math.min(Math.max(share, 0.001), 0.999));

/** Formats a share with one decimal, so that a mean can be recomputed. 0% and 100% have none. */
export const formatExactShare = (share: number): string =>
  share > 0 && share < 1 ? formatTenths(share) : formatPercent(share);

/** Lowercases a name for use inside a sentence of the site's language. */
export const inSentence = (name: string): string => inSentenceOf(name, LOCALE);

/** Formats a list of words: `iron, zinc, and fiber`. */
export const formatList = (words: readonly string[]): string => LIST.format(words);
