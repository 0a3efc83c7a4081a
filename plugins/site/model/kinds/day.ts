import { z } from 'zod';
import { expectedButFound } from '../../sentences';
import { field } from './kind';

/** A day of this century or the last, which a time and a zone may follow. Any other is a typo. */
const DAY =
  /^((?:19|20)\d\d-\d\d-\d\d)(?:[T ]+(\d\d?:\d\d(?::\d\d(?:\.\d+)?)?) *(Z|[+-]\d\d:?\d\d)?)?$/;

/** The time in UTC of a day, or of a time in any zone, so that dates can be compared; null if there is none. */
export function timeOfDay(written: string): string | null {
  const [, date = '', time = '00:00', zone = 'Z'] = DAY.exec(written.trim()) ?? [];
  const [hour = '', ...rest] = time.split(':');
  const colon = zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
  const parsed = new Date(`${date}T${[hour.padStart(2, '0'), ...rest].join(':')}${colon}`);
  // `Date` turns February 30 into a day in March.
  if (!z.iso.date().safeParse(date).success || Number.isNaN(parsed.getTime())) return null;
  return parsed.toISOString();
}

/** Days that can only mean one: `2025/11/3`, `3.11.2025`, `Nov 3, 2025` and `3 November 2025`, but not `3/11/2025`. */
const YEAR_FIRST = /^(?<year>\d{4})[-/. ](?<month>\d\d?)[-/. ](?<day>\d\d?)$/;
const DOTTED = /^(?<day>\d\d?)\. ?(?<month>\d\d?)\. ?(?<year>\d{4})$/;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})$/i;
const DAY_FIRST = /^(?<day>\d\d?)(?:st|nd|rd|th)?\.? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/i;

/** The end of a sentence: how to write a day that is written in another way. */
function remedyFor(written: string): string {
  const shapes = [YEAR_FIRST, DOTTED, MONTH_FIRST, DAY_FIRST];
  const parts = shapes.map((shape) => shape.exec(written.trim())?.groups).find(Boolean);
  if (!parts) return '';
  const { year, month = monthOf(parts.name), day: date = '' } = parts;
  const meant = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return timeOfDay(meant) === null || meant === written ? '' : `; write ${meant}`;
}

/** The number of a month by its English name or the beginning of it, or an empty string. */
function monthOf(name = ''): string {
  const names = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2000, index)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
  );
  const found = names.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return found < 0 ? '' : String(found + 1);
}

const EXPECTED = 'a day such as 2025-10-19';

/** A day. Parsed, it is a time in UTC. */
export const day = (description: string) => {
  const written = z.string().superRefine((value, { addIssue }) => {
    if (timeOfDay(value) === null) addIssue(expectedButFound(EXPECTED, value) + remedyFor(value));
  });
  const control = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const kind = { expected: EXPECTED, type: 'Date', directive: '@dateformat', control };
  return field(description, kind, written).transform((value) => timeOfDay(value) ?? z.NEVER);
};
