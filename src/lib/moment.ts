/**
 * Turns a calendar day (midnight in UTC) into a moment, for feeds: 10:00 in UTC is the same day from Honolulu to
 * Auckland. A time that an author wrote stays.
 */
export const momentOf = (iso: string): string => iso.replace(/T00:00:00\.000Z$/, 'T10:00:00.000Z');
