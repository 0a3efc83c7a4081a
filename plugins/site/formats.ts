// How the build writes numbers and dates. Pages have `src/lib/format.ts`, which imports the locale from `site.json`.
import { siteFile } from './model/site-file';

/** The locale of numbers, dates and lists; `en-US` while `site.json` has none that exists. */
export function siteLocale(): string {
  const { locale } = siteFile();
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    return 'en-US';
  }
}

/** Formats a number: `1,300`. */
export const formatNumber = (value: number): string => value.toLocaleString(siteLocale());

/** Joins words: `iron, zinc, and fiber`. */
export const listFormat = () => new Intl.ListFormat(siteLocale(), { type: 'conjunction' });

/** Formats an ISO date in UTC, in any time zone: `October 19, 2025`. */
export const formatLongDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(siteLocale(), { dateStyle: 'long', timeZone: 'UTC' });
