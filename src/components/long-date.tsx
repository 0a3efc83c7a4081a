import { formatLongDate } from '../lib/format';

/** A `<time>` element with the long form of an ISO date. */
export const LongDate = ({ iso }: { iso: string }) => (
  <time dateTime={iso.slice(0, 10)}>{formatLongDate(iso)}</time>
);
