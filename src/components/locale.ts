import site from '../../content/data/site.json';

/** The language and country by which numbers, prices and dates are written (BCP 47). */
export const LOCALE = site.locale;
