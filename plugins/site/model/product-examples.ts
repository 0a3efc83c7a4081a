import { z } from 'zod';
import { labels, list, nameIn, text, textWith } from './fields';

// prettier-ignore
const piece = z.enum([
  'profile', 'targets', 'ranking', 'recipe', 'week', 'meal',
  'visit', 'order', 'claim', 'intake', 'adjusted', 'clients', 'client',
]);

/** A small piece of the product on the home page or a page for one audience, and its title there. */
export const productExample = z
  .strictObject({ piece: piece.meta({ id: 'ProductPiece' }), title: text() })
  .meta({ id: 'ProductExample' });

const plannedDay = z.strictObject({
  day: text(),
  dish: nameIn('trending.items.title').nullable(),
});

/** What they need beyond the examples of the features. */
export const productExamples = {
  profile: z.strictObject({
    facts: list(z.strictObject(labels('filter', 'value'))),
  }),
  week: z.strictObject({
    needs: textWith('nutrients'),
    ...labels('open', 'note'),
    days: list(plannedDay, {
      count: 7,
      laidOutIn: 'src/sections/features/examples/week-example.tsx',
      unique: ['day'],
    }),
  }),
  day: z.strictObject({
    meal: textWith('before', 'after', 'target', 'unit'),
    intake: textWith('eaten', 'target', 'unit'),
  }),
  partners: z.strictObject({
    ...labels('others', 'small', 'big', 'read', 'verified', 'setByYou', 'client'),
  }),
};
