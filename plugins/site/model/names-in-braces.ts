import { findOrThrow } from '../../../src/lib/find-or-throw';
import { interpolate } from '../../../src/lib/interpolate';
import { siteLocale } from '../formats';
import { MemoryCache } from '../memory-cache';
import { isCurrency } from './kinds';

type Names = Record<string, string>;

/**
 * What the texts of data files can name, so that it is written once: `{product}`, `{currency}`, and each plan by its id.
 * @param site the contents of `site.json`, possibly invalid
 * @param plans the contents of `plans.json`
 */
export function namesIn(site: any, plans: any): Names {
  const currency = isCurrency(plans?.currency) && nameOfCurrency(plans.currency);
  const offers: any[] = Array.isArray(plans?.plans) ? plans.plans : [];
  const all = [
    ['product', site?.name],
    ['currency', currency],
    ...offers.map((one) => [one?.id, one?.name]),
  ];
  return Object.fromEntries(all.filter(([, name]) => typeof name === 'string'));
}

// Every article asks for it, and creating a formatter is slow.
const currencyNames = new MemoryCache<string>();

/** The name of a currency after a number, such as `US dollars`. */
function nameOfCurrency(currency: string): string {
  const locale = siteLocale();
  return currencyNames.get([locale, currency], () => {
    const format = { style: 'currency', currency, currencyDisplay: 'name' } as const;
    const parts = new Intl.NumberFormat(locale, format).formatToParts(2);
    return findOrThrow(parts, ({ type }) => type === 'currency', `name of ${currency}`).value;
  });
}

/** A value of a data file, which can be the path of a picture, with names in place of their placeholders. */
export const withNames = (value: unknown, names: Names): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === 'string' ? interpolate(part, names) : part,
  );
