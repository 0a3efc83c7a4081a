import { LOCALE } from './locale';

const NUMBER = new Intl.NumberFormat(LOCALE);
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** Writes a number as the site does, the same wherever it is built or read: `1,300`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** Writes a share from 0 to 1 in whole percents: `80%`. */
export const formatPercent = (share: number): string => PERCENT.format(share);
