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

const EXPECTED = 'a day such as 2025-10-19';

/** A day. Parsed, it is a time in UTC. */
export const day = (description: string) => {
  const written = z.string().superRefine((value, { addIssue }) => {
    if (timeOfDay(value) === null) addIssue(expectedButFound(EXPECTED, value));
  });
  const control = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const kind = { expected: EXPECTED, type: 'Date', directive: '@dateformat', control };
  return field(description, kind, written).transform((value) => timeOfDay(value) ?? z.NEVER);
};
