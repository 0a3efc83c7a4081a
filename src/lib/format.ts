import { locale } from '../../content/data/site.json';

/** The locale of numbers, prices and dates (BCP 47), on any machine. */
export const LOCALE = locale;

const NUMBER = new Intl.NumberFormat(LOCALE);
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** Formats a number: `1,300`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** Formats a ratio from 0 to 1 as a whole percentage: `80%`. */
export const formatPercent = (ratio: number): string => PERCENT.format(ratio);

/** Formats a price: `$5`, `$4.99`. */
export const formatPrice = (amount: number, currency: string): string =>
  amount.toLocaleString(LOCALE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });

/** Formats an ISO date in UTC, in any time zone: `October 19, 2025`. */
export const formatLongDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
