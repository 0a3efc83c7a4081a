/** The moment that a date means, or null for what is no date. */
export const timeOf = (iso: string | null): number | null => {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : time;
};

/** A date as RSS 2.0 asks for it (RFC 822, with a year of four digits), in UTC. */
export const rfc822 = (iso: string | null): string | null =>
  format(iso, (date) => date.toUTCString());

/** A date as JSON Feed asks for it (RFC 3339), in UTC. */
export const rfc3339 = (iso: string | null): string | null =>
  format(iso, (date) => date.toISOString());

/** The day alone, as a sitemap may have it (W3C Datetime), in UTC. */
export const day = (iso: string | null): string | null =>
  format(iso, (date) => date.toISOString().slice(0, 10));

function format(iso: string | null, write: (date: Date) => string): string | null {
  const time = timeOf(iso);
  return time === null ? null : write(new Date(time));
}

/** The latest of some dates; what is no date doesn't count. */
export function latest(dates: (string | null)[]): string | null {
  const dated = dates.filter((iso) => timeOf(iso) !== null);
  return dated.reduce<string | null>(
    (best, iso) => (best === null || timeOf(iso)! > timeOf(best)! ? iso : best),
    null,
  );
}
