import { z } from 'zod';
import { labels, list, picture, text, textWith } from './fields';

// prettier-ignore
const NAMES = [
  'profile', 'targets', 'ranking', 'recipe', 'week', 'meal',
  'list', 'visit', 'order', 'claim', 'intake', 'adjusted', 'clients', 'client',
] as const;

/** The small pieces of the product on the home page and the pages for one audience. */
export const productExample = z.enum(NAMES).meta({ id: 'ProductExample' });

const plannedDay = z.strictObject({ day: text(), dish: text().nullable() });

/** Their titles, and what they need beyond the examples of the features. */
export const productExamples = {
  titles: z.strictObject(labels(...NAMES)),
  profile: z.strictObject({
    chosen: text(),
    facts: list(z.strictObject(labels('filter', 'value'))),
  }),
  week: z.strictObject({
    needs: textWith('amount', 'nutrient'),
    open: text(),
    days: list(plannedDay, { count: 7, unique: ['day'] }),
  }),
  day: z.strictObject({
    meal: textWith('before', 'after', 'target', 'unit'),
    intake: textWith('eaten', 'target', 'unit'),
    added: text(),
  }),
  partners: z.strictObject({
    ...labels('yours', 'others', 'small', 'big', 'dish', 'read'),
    ...labels('verified', 'setByYou', 'client'),
    image: picture('audience'),
  }),
};
