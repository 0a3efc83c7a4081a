import { LOCALE } from '../../../lib/format';

const TWO_DIGITS = new Intl.NumberFormat(LOCALE, {
  maximumSignificantDigits: 2,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
});

/** Rounds and formats an amount in an example: `0.51`, `7.4`, `32`, `1,300`. */
export const roundAmount = (amount: number): string => TWO_DIGITS.format(amount);
