import { LOCALE } from '../../components/locale';

const PRICE = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A price as the site writes it: whole US dollars, `$5`. */
export const formatPrice = (dollars: number): string => PRICE.format(dollars);
