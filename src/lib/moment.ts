/**
 * The moment that stands for a day of the calendar (midnight in UTC) where only a moment can be said, as in a feed:
 * 10:00 in UTC is the same day from Honolulu to Auckland. A time of an author stays.
 */
export const momentOf = (iso: string): string => iso.replace(/T00:00:00\.000Z$/, 'T10:00:00.000Z');
