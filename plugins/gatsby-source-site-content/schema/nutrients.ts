import { z } from 'zod';
import { expecting, field, id, number, text, textLike } from './fields';
import { choice, listOf, objectType } from './objects';
import { idExistsIn, uniqueBy } from './rules';

const FEW = 'a whole number from 0 to 3';

const group = objectType('NutrientGroup', 'A group of nutrients.', {
  id: id('The id by which nutrients refer to the group.', 'minerals'),
  name: text('Its name.', 'Minerals'),
});

const nutrient = objectType('Nutrient', 'A nutrient that has values in foods and a target.', {
  id: id('The id by which other files refer to the nutrient.', 'vitamin-b12'),
  name: text('Its name.', 'Vitamin B12'),
  unit: choice(['g', 'mg', 'µg'], 'The unit of all its amounts: in foods, targets and limits.'),
  number: textLike(/^\d{3}$/, 'a number of three digits', 'Its number in USDA’s database.', {
    example: '418',
  }),
  group: id('The `id` of its group.', 'vitamins'),
  decimals: field(
    z.int(expecting(FEW)).min(0, expecting(FEW)).max(3, expecting(FEW)),
    'How many decimals its amounts have in the database; no amount has more.',
    { expected: FEW, example: '2' },
  ),
  largest: number('The largest allowed amount in 100 g, which no plain food exceeds.', '100'),
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
  { rule: idExistsIn('nutrients', 'group', 'groups') },
);
