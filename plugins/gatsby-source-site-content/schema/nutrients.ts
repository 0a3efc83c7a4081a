import { id, number, text, textLike, wholeNumber } from './fields';
import { choice, listOf, objectType } from './objects';
import { knownIn, uniqueBy } from './rules';

const group = objectType('NutrientGroup', 'A group of nutrients.', {
  id: id('What nutrients call it.', 'minerals'),
  name: text('Its name.', 'Minerals'),
});

const nutrient = objectType('Nutrient', 'A nutrient that has values in foods and a target.', {
  id: id('What the other files call it.', 'vitamin-b12'),
  name: text('Its name.', 'Vitamin B12'),
  unit: choice(['g', 'mg', 'µg'], 'The unit of all its amounts: in foods, targets and limits.'),
  number: textLike(/^\d{3}$/, 'a number of three digits', 'The number it has in USDA’s database.', {
    example: '418',
  }),
  group: id('The `id` of its group.', 'vitamins'),
  decimals: wholeNumber('How many decimals the database gives of it; no amount has more.', '2'),
  largest: number('More than any plain food has of it in 100 g; no amount is larger.', '100'),
});

export const nutrients = objectType(
  'NutrientsJson',
  'The nutrients of the ranking that visitors can try. Their order is the order of the page.',
  {
    groups: listOf(group, 'The groups, in their order.', { rule: uniqueBy('id') }),
    nutrients: listOf(nutrient, 'The nutrients, in their order.', {
      rule: (list) => [
        ...uniqueBy('id')(list),
        ...uniqueBy('name')(list),
        ...uniqueBy('number')(list),
      ],
    }),
  },
  { rule: knownIn('nutrients', 'group', 'groups') },
);
