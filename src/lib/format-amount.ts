import { LOCALE } from './format';

const LIST = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const BY_DIGITS = [0, 1, 2].map(
  (maximumFractionDigits) => new Intl.NumberFormat(LOCALE, { maximumFractionDigits }),
);

/** Formats an amount of a nutrient: two digits after the point below 1, one below 10, none above. */
export function formatAmount(amount: number): string {
  const digits = amount >= 10 ? 0 : amount >= 1 ? 1 : 2;
  return BY_DIGITS[digits]!.format(amount);
}

/** Formats a list of words: `iron, zinc, and fiber`. */
export const formatList = (words: readonly string[]): string => LIST.format(words);
