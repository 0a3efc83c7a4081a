import { LOCALE } from './locale';

const LONG_DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `October 19, 2025` for an ISO date, in UTC wherever the visitor or the builder is. */
export const formatLongDate = (iso: string): string => LONG_DATE.format(new Date(iso));

/** A date in its long form, and for machines. */
export function LongDate({ iso }: { iso: string }) {
  return <time dateTime={iso.slice(0, 10)}>{formatLongDate(iso)}</time>;
}
