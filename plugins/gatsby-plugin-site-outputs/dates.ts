import { timeOf } from '../../src/lib/posts/order';

/** Formats a date for RSS 2.0 (RFC 822 with a year of four digits), in UTC. Null for an invalid date. */
export const rfc822 = (date: string | null): string | null =>
  format(date, (valid) => valid.toUTCString());

/** Formats a date for JSON Feed (RFC 3339), in UTC. Null for an invalid date. */
export const rfc3339 = (date: string | null): string | null =>
  format(date, (valid) => valid.toISOString());

/** Formats a date as a day such as `2025-10-19` (W3C Datetime), in UTC. Null for an invalid date. */
export const day = (date: string | null): string | null =>
  format(date, (valid) => valid.toISOString().slice(0, 10));

function format(date: string | null, write: (valid: Date) => string): string | null {
  const time = timeOf(date);
  return Number.isFinite(time) ? write(new Date(time)) : null;
}

/** The latest of several dates; null if none of them is valid. */
export const latest = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((best, date) => (timeOf(date) > timeOf(best) ? date : best), null);
